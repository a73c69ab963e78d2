import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChildren, TargetedClipboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import type { EntrantInfo, EveningInfo } from '../http.ts';
import { Button, Facts, Failure, Section } from '../ui/elements.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form, NOT_BLANK, TextInput } from '../ui/Form.tsx';
import { say } from '../ui/speech.tsx';
import type { Leading } from './api.ts';
import { SureAct } from './SureAct.tsx';
import { useAct, type Watched } from './useEvening.ts';
import { isFinal, nameOf, namesOf } from './words.ts';

/** An evening with all that its director can do. */
export interface Directed extends Pick<Watched, 'busy' | 'act'> {
  evening: EveningInfo;
  lead: Leading;
}

/** Names that are being typed, and their way into the evening. */
export interface Entering {
  names: Signal<string>;
  /** Enter them one by one; return whether all are in. A name that is refused stays, and those after it. */
  enter: () => Promise<boolean>;
  refused: string;
}

/** The names of players without a phone, which outlast whatever else of the page is rendered. */
export function useEntering({ lead, act: send }: Directed): Entering {
  const names = useSignal('');
  const { act, refused } = useAct({ act: send });
  const enter = async () => {
    const typed = namesIn(names.value);
    for (let entered = 0; typed.length; entered++) {
      if (entered >= AT_ONCE) await new Promise((done) => setTimeout(done, PAUSE));
      if (!(await act(() => lead.enter(typed[0]!)))) {
        document.getElementById(FIELD)?.focus();
        return false;
      }
      typed.shift();
      names.value = typed.join(', ');
    }
    return true;
  };
  return { names, enter, refused };
}

/** How long somebody is marked who has just joined, in milliseconds. */
const NEW = 60_000;

/** Those who have just joined by themselves while this page was open; they are announced. */
function useArrivals(evening: EveningInfo): { isNew: (entrant: EntrantInfo) => boolean; came: string } {
  const { entrants } = evening;
  const seen = useRef(new Map<number, number>(entrants.map(({ number }) => [number, -NEW])));
  const isNew = ({ number, here, by_director }: EntrantInfo): boolean =>
    here && !by_director && performance.now() < (seen.current.get(number) ?? performance.now()) + NEW;
  const comeBy = (some: readonly EntrantInfo[]): string =>
    some.length
      ? t('evening-came', {
          count: some.length,
          who: namesOf(
            evening,
            some.map(({ number }) => number),
          ),
        })
      : '';
  useEffect(() => {
    const unseen = entrants.filter(({ number }) => !seen.current.has(number));
    say(comeBy(unseen.filter(isNew)));
    for (const { number } of unseen) seen.current.set(number, performance.now());
  }, [entrants.length]);
  return { isNew, came: comeBy(entrants.filter(isNew)) };
}

/** The people of an evening: who is here, who has left, and who plays with whom. */
export function People({ entering, ...directed }: Directed & { entering: Entering }) {
  const { evening, lead, busy, act } = directed;
  const here = evening.entrants.filter((entrant) => entrant.here);
  const spares = here.filter((entrant) => !entrant.partner && !entrant.team.length);
  const free = isFinal(evening) ? [] : spares.filter((entrant) => !entrant.plays_for);
  const members = evening.entrants.filter((entrant) => !entrant.cut && (entrant.partner || entrant.team.length));
  /** The number of the person whose actions are open; 0 for nobody. */
  const changed = useSignal(0);
  const person = evening.entrants[changed.value - 1];
  const count = t('evening-people-here', { count: here.length });
  const { isNew, came } = useArrivals(evening);
  const later = !evening.ended && !isFinal(evening) && <p class="note">{t('evening-late-comers')}</p>;
  return (
    <Section id="people" title={t('evening-people')}>
      {!evening.ended && evening.kind === 'pairs' && (
        <Together
          evening={evening}
          people={[free]}
          labels={[t('evening-pair-first'), t('evening-pair-second')]}
          action={t('evening-pair')}
          busy={busy}
          act={act}
          onTogether={([first, second]) => lead.pair(first!, second!)}
        />
      )}
      {!evening.ended && evening.kind === 'teams' && (
        <Together
          evening={evening}
          people={[free]}
          labels={[1, 2, 3, 4].map((number) => t('evening-team-member', { number }))}
          action={t('evening-team')}
          note={t('evening-team-text')}
          busy={busy}
          act={act}
          onTogether={lead.team}
        />
      )}
      {evening.paper && !evening.ended && !isFinal(evening) && <Enter {...entering} busy={busy} />}
      {evening.entrants.length > 0 ? (
        <details open={!evening.rounds.length}>
          <summary class="breaks">
            {evening.ended ? t('evening-people-all') : <span role="status">{count}</span>} {came}
          </summary>
          <ul class="entrants">
            {evening.entrants.map((entrant) => (
              <li key={entrant.number} class={entrant.here ? 'entry' : 'entry pale past'}>
                <span class="breaks">
                  <bdi translate={false}>{nameOf(evening, entrant.number)}</bdi>{' '}
                  <small>
                    <Facts facts={[isNew(entrant) && t('evening-came.mark'), standing(evening, entrant)]} />
                  </small>
                </span>
                {(evening.ended ? entrant.by_director : entrant.here || entrant.by_director) && (
                  <Button
                    quiet
                    icon="edit"
                    class="icon"
                    aria-haspopup="dialog"
                    label={t('evening-person', { who: nameOf(evening, entrant.number) })}
                    onClick={() => (changed.value = entrant.number)}
                  />
                )}
              </li>
            ))}
          </ul>
          {later}
        </details>
      ) : (
        <>
          <p role="status">{count}</p>
          {later}
        </>
      )}
      {person && (
        <Dialog title={nameOf(evening, person.number)} onClose={() => (changed.value = 0)}>
          <Person
            {...directed}
            person={person}
            members={spares.includes(person) ? members : []}
            onDone={() => (changed.value = 0)}
          />
        </Dialog>
      )}
    </Section>
  );
}

interface PersonProps extends Directed {
  person: EntrantInfo;
  /** Those for whom this person can play; nobody for a member of a pair or a team. */
  members: readonly EntrantInfo[];
  onDone: () => void;
}

/** What the director can do about one person. */
function Person({ person, members, onDone, ...directed }: PersonProps) {
  const { evening, lead, busy } = directed;
  const { number } = person;
  const { act, refused } = useAct(directed);
  const who = nameOf(evening, number);
  const send = (request: () => Promise<EveningInfo>) =>
    directed.act(request).then((failed) => {
      if (!failed) onDone();
      return failed;
    });
  if (evening.ended || !person.here)
    return (
      <div class="doors">
        <SureAct
          label={t('evening-forget')}
          name={t('evening-forget-who', { who })}
          sure={t('evening-forget-sure', { who })}
          act={send}
          request={() => lead.forget(number)}
        />
      </div>
    );
  return (
    <>
      {members.length > 0 && (
        <Together
          evening={evening}
          people={[members]}
          labels={[t('evening-substitute-for')]}
          action={t('evening-substitute-sure')}
          note={t('evening-substitute-text')}
          busy={busy}
          act={send}
          onTogether={([member]) => lead.substitute(number, member!)}
        />
      )}
      <div class="doors">
        <Button
          disabled={busy}
          icon="out"
          text={t('evening-withdraw-sure')}
          onClick={() => void act(() => lead.withdraw(number)).then((done) => done && onDone())}
        />
        <Failure text={refused} />
      </div>
    </>
  );
}

function standing(evening: EveningInfo, entrant: EntrantInfo): string {
  if (entrant.cut) return t('evening-cut-out');
  if (!entrant.here) return t('evening-left-out');
  if (entrant.plays_for) return t('evening-plays-for', { who: nameOf(evening, entrant.plays_for) });
  if (entrant.team.length) return t('evening-team-of', { who: nameOf(evening, entrant.team[0]!) });
  if (evening.kind === 'teams') return t('evening-no-team');
  if (entrant.partner) return t('evening-partner', { who: nameOf(evening, entrant.partner) });
  return evening.kind === 'pairs' ? t('evening-unpaired') : '';
}

const MAX_NAME = 24;
/** Names that are sent at once, and the milliseconds between later ones: a server takes no more. */
const AT_ONCE = 8;
const PAUSE = 500;

const FIELD = 'names-without-phone';

export const namesIn = (text: string): string[] =>
  text
    .split(/[,;،\n\t]+/)
    .map((name) => name.trim().slice(0, MAX_NAME))
    .filter(Boolean);

function Enter({ names: name, enter, refused, busy }: Entering & Pick<Directed, 'busy'>) {
  /** Pasted lines stay apart in a field that has only one. */
  const paste = (event: TargetedClipboardEvent<HTMLFormElement>) => {
    const names = namesIn(event.clipboardData?.getData('text') ?? '');
    if (names.length < 2) return;
    event.preventDefault();
    name.value = [...namesIn(name.value), ...names].join(', ');
  };
  return (
    <Form class="pairing wrap" onSubmit={enter} onPaste={paste}>
      <label>
        <span>{t('evening-enter-name')}</span>
        <TextInput
          {...NOT_BLANK}
          id={FIELD}
          autocomplete="off"
          spellcheck={false}
          value={name.value}
          onText={(text) => (name.value = text)}
        />
      </label>
      <Button type="submit" disabled={busy} text={t('evening-enter')} />
      <Failure text={refused} />
    </Form>
  );
}

interface TogetherProps {
  evening: EveningInfo;
  /** Those who can be chosen for each label; the last of them also for the labels that follow. */
  people: readonly (readonly EntrantInfo[])[];
  labels: readonly string[];
  action: string;
  note?: string | undefined;
  busy: boolean;
  act: Directed['act'];
  onTogether: (people: number[]) => Promise<EveningInfo>;
  children?: ComponentChildren;
}

/** A choice of some people, who become partners or a team, or swap seats. */
export function Together({
  evening,
  people,
  labels,
  action,
  note,
  busy,
  act: send,
  onTogether,
  children,
}: TogetherProps) {
  const { act, refused } = useAct({ act: send });
  const nobody = labels.map(() => 0);
  const chosen = useSignal(nobody);
  const choices = (place: number) => people[Math.min(place, people.length - 1)]!;
  if (people.length === 1 && choices(0).length < labels.length) return null;
  return (
    <Form
      class="pairing wrap"
      onSubmit={() => act(() => onTogether(chosen.value)).then((done) => done && (chosen.value = nobody))}
    >
      {note && <p class="note">{note}</p>}
      {labels.map((label, place) => (
        <label key={label}>
          <span>{label}</span>
          <select
            required
            value={chosen.value[place] || ''}
            onChange={(event) => (chosen.value = chosen.value.with(place, Number(event.currentTarget.value)))}
          >
            <option value="" selected={!chosen.value[place]}>
              {t('evening-choose')}
            </option>
            {choices(place).map((entrant) => (
              <option key={entrant.number} value={entrant.number}>
                {nameOf(evening, entrant.number)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {children}
      <Button
        type="submit"
        disabled={busy || new Set(chosen.value).size < labels.length || chosen.value.includes(0)}
        text={action}
      />
      <Failure text={refused} />
    </Form>
  );
}
