import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import type { EntrantInfo, EveningInfo } from '../http.ts';
import { Sure } from '../ui/Sure.tsx';
import type { Leading, Told } from './api.ts';
import { nameOf } from './words.ts';

interface Led {
  evening: EveningInfo;
  lead: Leading;
  busy: boolean;
  act: (work: () => Told) => Promise<boolean>;
}

/** The people of an evening: who is here, who has left, and who plays with whom. */
export function People({ evening, lead, busy, act }: Led) {
  const here = evening.entrants.filter((entrant) => entrant.here);
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t('evening-people')}</h2>
      <p role="status">{t('evening-people-here', { count: here.length })}</p>
      {evening.kind === 'pairs' && !evening.ended && <Pair evening={evening} lead={lead} busy={busy} act={act} />}
      {evening.paper && !evening.ended && <Enter lead={lead} busy={busy} act={act} />}
      <ul class="entrants">
        {evening.entrants.map((entrant) => (
          <li key={entrant.number} class={entrant.here ? undefined : 'past'}>
            <span>
              <bdi>{nameOf(evening, entrant.number)}</bdi> <small>{standing(evening, entrant)}</small>
            </span>
            {entrant.here && !evening.ended && (
              <Sure
                label={t('evening-withdraw')}
                name={t('evening-withdraw-who', { who: nameOf(evening, entrant.number) })}
                sure={t('evening-withdraw-sure', { who: nameOf(evening, entrant.number) })}
                onSure={() => void act(() => lead.withdraw(entrant.number))}
              />
            )}
            {entrant.by_director && (evening.ended || !entrant.here) && (
              <Sure
                label={t('evening-forget')}
                name={t('evening-forget-who', { who: nameOf(evening, entrant.number) })}
                sure={t('evening-forget-sure', { who: nameOf(evening, entrant.number) })}
                onSure={() => void act(() => lead.forget(entrant.number))}
              />
            )}
          </li>
        ))}
      </ul>
      {!evening.ended && <p class="note">{t('evening-late-comers')}</p>}
    </section>
  );
}

function standing(evening: EveningInfo, entrant: EntrantInfo): string {
  if (!entrant.here) return t('evening-left-out');
  if (entrant.partner) return t('evening-partner', { who: nameOf(evening, entrant.partner) });
  return evening.kind === 'pairs' ? t('evening-unpaired') : '';
}

/** The director enters somebody who has no phone. */
function Enter({ lead, busy, act }: Omit<Led, 'evening'>) {
  const name = useSignal('');
  return (
    <form
      class="pairing"
      onSubmit={(event) => {
        event.preventDefault();
        void act(() => lead.enter(name.value)).then((done) => done && (name.value = ''));
      }}
    >
      <label>
        <span>{t('evening-enter-name')}</span>
        <input
          type="text"
          required
          pattern=".*\S.*"
          maxLength={24}
          autocomplete="off"
          spellcheck={false}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={busy}>
        {t('evening-enter')}
      </button>
    </form>
  );
}

/** Two people become partners. */
function Pair({ evening, lead, busy, act }: Led) {
  const chosen = useSignal<[number, number]>([0, 0]);
  const free = evening.entrants.filter((entrant) => entrant.here && !entrant.partner);
  const [first, second] = chosen.value;
  if (free.length < 2) return null;
  return (
    <form
      class="pairing"
      onSubmit={(event) => {
        event.preventDefault();
        void act(() => lead.pair(first, second)).then((done) => done && (chosen.value = [0, 0]));
      }}
    >
      {[0, 1].map((place) => (
        <label key={place}>
          <span>{t(place ? 'evening-pair-second' : 'evening-pair-first')}</span>
          <select
            required
            value={chosen.value[place] || ''}
            onChange={(event) =>
              (chosen.value = chosen.value.with(place, Number(event.currentTarget.value)) as [number, number])
            }
          >
            <option value="">{t('evening-choose')}</option>
            {free.map((entrant) => (
              <option key={entrant.number} value={entrant.number}>
                {nameOf(evening, entrant.number)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" disabled={busy || !first || !second || first === second}>
        {t('evening-pair')}
      </button>
    </form>
  );
}
