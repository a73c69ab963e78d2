import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import type { EntrantInfo, EveningInfo } from '../http.ts';
import { Sure } from '../ui/Sure.tsx';
import type { Leading, Told } from './api.ts';
import { Together } from './Together.tsx';
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
  const free = here.filter((entrant) => !entrant.partner && !entrant.team.length);
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t('evening-people')}</h2>
      <p role="status">{t('evening-people-here', { count: here.length })}</p>
      {!evening.ended && evening.kind === 'pairs' && (
        <Together
          evening={evening}
          people={free}
          labels={[t('evening-pair-first'), t('evening-pair-second')]}
          deed={t('evening-pair')}
          busy={busy}
          onTogether={([first, second]) => act(() => lead.pair(first!, second!))}
        />
      )}
      {!evening.ended && evening.kind === 'teams' && (
        <Together
          evening={evening}
          people={free}
          labels={[1, 2, 3, 4].map((number) => t('evening-team-member', { number }))}
          deed={t('evening-team')}
          note={t('evening-team-text')}
          busy={busy}
          onTogether={(members) => act(() => lead.team(members))}
        />
      )}
      {evening.paper && !evening.ended && <Enter lead={lead} busy={busy} act={act} />}
      <ul class="entrants">
        {evening.entrants.map((entrant) => (
          <li key={entrant.number} class={entrant.here ? undefined : 'past'}>
            <span>
              <bdi translate={false}>{nameOf(evening, entrant.number)}</bdi> <small>{standing(evening, entrant)}</small>
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
  if (entrant.cut) return t('evening-cut-out');
  if (!entrant.here) return t('evening-left-out');
  if (entrant.team.length) return t('evening-team-of', { who: nameOf(evening, entrant.team[0]!) });
  if (evening.kind === 'teams') return t('evening-no-team');
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
