/** What every page with a question about a deal shows: the question, its progress and its verdict. */

import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useId } from 'preact/hooks';
import type { Explained, PuzzleReveal, WorkedDeal, ReadingClue } from '../http.ts';
import { spokenTo } from '../i18n/people.ts';
import { coached, type Names, theAction } from '../i18n/sentences.ts';
import { capital, cardShort } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import { callsUntil, stretchesOf } from '../logic/deal.ts';
import type { Seen } from '../logic/seen.ts';
import { Busy } from '../ui/Busy.tsx';
import { Button, Facts, Section } from '../ui/elements.tsx';
import { Coach, figuresShown } from '../ui/Coach.tsx';
import { say, Spelt } from '../ui/speech.tsx';

export const callsOf = (deal: WorkedDeal): string[] =>
  deal.steps
    .filter((step) => step.seat !== null && !isCard(step.action))
    .map((step) => capital(step.said))
    .filter((said, i, all) => said !== all[i - 1]);

/** The calls of a deal, in a line below the question. */
export const CallsSoFar = ({ calls }: { calls: readonly string[] }) =>
  calls.length > 0 && (
    <p class="note">
      <Facts
        facts={calls.map((said, i) => (
          <Spelt key={i} text={said} />
        ))}
      />
    </p>
  );

export interface Question {
  title: string;
  text: string;
  /** Which question of how many this is, read aloud first. */
  place?: string;
  /** What has been called, read aloud before the question. */
  calls?: readonly string[];
  /** What is happening to an answer that has no verdict yet. */
  progress?: string;
  /** The calls to read, or the form of the answer. */
  form?: ComponentChildren;
}

/** A question, read aloud after the position. */
export function Ask({ question, position }: { question: Question; position: string }) {
  const { title, text, place = '', calls = [], progress = '', form } = question;
  useEffect(() => say([place, position, ...calls, title, text].filter(Boolean).join(' ')), []);
  useEffect(() => {
    if (progress) say(progress);
  }, [progress]);
  return (
    <Section id="ask" class="ask" title={title}>
      <p>{progress || text}</p>
      {form}
    </Section>
  );
}

/** A note, read aloud, that the next question is being prepared. */
export function Preparing({ text }: { text: string }) {
  useEffect(() => say(text), []);
  return <Busy text={text} />;
}

interface VerdictProps {
  /** `fair`: neither right nor wrong. */
  good: boolean | 'fair';
  title: string;
  lines: readonly string[];
  /** Read aloud in addition: what others see in a table. */
  spoken?: readonly string[];
  /** Why another answer is better. */
  explanation?: Explained | null | undefined;
  /** The names in it, by seat. */
  names?: Names;
  /** The position, as the player saw it. */
  seen?: Seen | null;
  /** The game whose hands train its theme; empty for no link. */
  game?: string;
  /** The figures behind the verdict. */
  details?: ComponentChildren;
  /** True if a deal is stepped through beside the verdict: the whole page comes into view, not the verdict alone. */
  walked?: boolean;
  /** What can be done about the answer, beside the title. */
  action?: ComponentChildren;
  /** The same below the verdict, before its figures. */
  actions?: ComponentChildren;
  children?: ComponentChildren;
}

/** The verdict on an answer and its explanation; it takes the focus and is read aloud. */
export function VerdictBox({
  good,
  title,
  lines,
  spoken = [],
  explanation,
  names = [],
  seen = null,
  game = '',
  details,
  walked = false,
  action,
  actions,
  children,
}: VerdictProps) {
  const box = useRef<HTMLElement>(null);
  const why = explanation ? coached(explanation.parts, names) : '';
  useEffect(() => {
    box.current?.focus({ preventScroll: walked });
    if (walked) scrollTo(0, 0);
    say([`${title.replace(/\.$/, '')}.`, ...spoken, ...lines, why].filter(Boolean).join(' '));
  }, []);
  const heading = <h2 id="answer">{title}</h2>;
  return (
    <section
      aria-labelledby="answer"
      ref={box}
      tabIndex={-1}
      class={`answer panel ${good === 'fair' ? good : good ? 'good' : 'bad'}`}
    >
      {action === undefined ? (
        heading
      ) : (
        <header class="row between">
          {heading}
          {action}
        </header>
      )}
      {lines.map((line) => (
        <p key={line}>
          <Spelt text={line} />
        </p>
      ))}
      <Coach
        explanation={explanation}
        names={names}
        seen={seen}
        game={game}
        actions={actions}
        details={details}
        open={figuresShown}
      />
      {children}
    </section>
  );
}

interface NextProps {
  questions: { question: unknown; loading: boolean; failed: string; next: () => void };
  answered: boolean;
  text: string;
}

/** The button for the next question, or for another try at the first one if it could not be fetched. */
export function NextQuestion({ questions: { question, loading, failed, next }, answered, text }: NextProps) {
  if (answered)
    return <Button icon="next" primary data-next-hand shortcut="n" disabled={loading} onClick={next} text={text} />;
  return !question && failed ? <Button primary onClick={next} text={t('puzzle-ten-again')} /> : null;
}

/** A deal that is stepped through, and the moment that is shown. */
export interface Walk {
  deal: WorkedDeal;
  moment: Signal<number>;
  sought?: string;
}

type Shown = ReturnType<typeof useReveal>;

/** Show why an answer is wrong: `walk` is a deal in which it fails, or after `swap` the real deal. */
export function useReveal() {
  const revealed = useSignal<PuzzleReveal | null>(null);
  const real = useSignal(false);
  const moment = useSignal(0);
  const show = (shown: PuzzleReveal | null): void => {
    real.value = shown?.drawn === null;
    moment.value = shown?.at ?? 0;
    revealed.value = shown;
  };
  const swap = (): void => {
    real.value = !real.value;
    moment.value = revealed.value!.at;
  };
  const deal = revealed.value && (real.value ? revealed.value.real : revealed.value.drawn);
  return { revealed: revealed.value, real: real.value, walk: deal && { deal, moment }, show, swap };
}

interface TryProps {
  busy: boolean;
  onAgain?: (() => void) | undefined;
  onWhy: () => void;
}

/** What can be done after a wrong answer. */
export const SecondTry = ({ busy, onAgain, onWhy }: TryProps) => (
  <div class="doors">
    {onAgain && <Button primary data-once-more shortcut="u" onClick={onAgain} text={t('puzzle-page-once-more')} />}
    <Button data-why shortcut="w" disabled={busy} onClick={onWhy} text={t('puzzle-page-why')} />
    {busy && <Busy text={t('puzzle-page-why-wait')} />}
  </div>
);

type ActionVerdictProps = VerdictProps & TryProps & { shown: Shown };

/** The verdict on a card or a call; a wrong one can be shown in a deal, and tried again. */
export function ActionVerdict({
  shown: { revealed, real, swap },
  busy,
  onAgain,
  onWhy,
  ...verdict
}: ActionVerdictProps) {
  return (
    <VerdictBox
      {...verdict}
      walked={revealed !== null}
      actions={!verdict.good && !revealed && <SecondTry busy={busy} onAgain={onAgain} onWhy={onWhy} />}
    >
      {revealed?.drawn && (
        <>
          <p class="note">{t(real ? 'puzzle-page-now-real' : 'puzzle-page-now-drawn')}</p>
          <p class="doors">
            <Button onClick={swap} text={t(real ? 'puzzle-page-drawn' : 'puzzle-page-real')} />
          </p>
        </>
      )}
    </VerdictBox>
  );
}

export const Figures = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <p key={line} class="note">
        <Spelt text={line} />
      </p>
    ))}
  </>
);

/** What was called and played until a moment: the calls as sentences, each trick in a line, with its winner marked. */
export function Spoken({ deal, at, calls = true }: { deal: WorkedDeal; at: number; calls?: boolean }) {
  const steps = deal.steps.slice(0, at + 1);
  const said = callsUntil(steps, at);
  const names = spokenTo(deal.names, deal.reader);
  const tricks = stretchesOf(steps).filter(({ kind }) => kind === 'trick');
  if (steps.length < 2) return null;
  return (
    <details>
      <summary>{t('review-drill-said')}</summary>
      {calls && said.length > 0 && (
        <ul class="log">
          {said.map(([, , text], i) => (
            <li key={i}>
              <Spelt text={capital(text)} />
            </li>
          ))}
        </ul>
      )}
      <ol class="log">
        {tricks.map(({ trick, first, last }) => {
          const { winner } = steps[last + 1]!;
          const played = steps.slice(first + 1, last + 2).filter((step) => isCard(step.action));
          return (
            <li key={trick}>
              {played.map(({ seat, action }) => [
                <span key={seat} class={seat === winner ? 'took' : undefined}>
                  <bdi>{names[seat!]}</bdi> <Spelt text={cardShort(action)} />
                </span>,
                ' ',
              ])}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** A clue as a sentence, and a second one about the chips that it makes useless. */
export function clueText(clue: ReadingClue, card: string, deal: WorkedDeal): string {
  const { kind, action, led, moment, trick, wasted } = clue;
  const sentence = t(`puzzle-read-clue-${kind}`, {
    what: led === null ? 'call' : led === action ? 'lead' : 'play',
    who: deal.names[clue.by]!,
    seat: deal.names[clue.seat]!,
    card: theAction(card),
    played: action === null ? '' : theAction(action),
    led: led === null ? '' : theAction(led),
    said: deal.steps[moment]?.said ?? '',
    trick,
  });
  return wasted > 0 ? `${capital(sentence)} ${t('puzzle-read-wasted', { chips: wasted })}` : capital(sentence);
}

interface Props {
  clues: readonly ReadingClue[];
  card: string;
  deal: WorkedDeal;
  onShow: (moment: number) => void;
}

/** What could be read of a hidden card, each clue with a button that shows it on the table. */
export function Clues({ clues, card, deal, onShow }: Props) {
  return (
    <ul class="clues stack gap-3" aria-label={t('puzzle-read-clues')}>
      {clues.map((clue, place) => (
        <ClueLine key={place} clue={clue} text={clueText(clue, card, deal)} onShow={onShow} />
      ))}
    </ul>
  );
}

function ClueLine({ clue, text, onShow }: { clue: ReadingClue; text: string; onShow: (moment: number) => void }) {
  const id = useId();
  return (
    <li class="row wrap">
      <span id={id}>
        <Spelt text={text} />
      </span>
      {clue.moment > 0 && (
        <Button
          data-show-clue
          aria-describedby={id}
          onClick={() => onShow(clue.moment)}
          text={t('puzzle-read-show', { what: clue.trick > 0 ? 'trick' : 'call' })}
        />
      )}
    </li>
  );
}
