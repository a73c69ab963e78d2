import '../styles/review.css';
import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { WorkedDeal } from '../http.ts';
import { aboutAt } from '../i18n/moments.ts';
import { t } from '../i18n/texts.ts';
import type { Sentence } from '../messages.ts';
import { isCard } from '../logic/cards.ts';
import type { Figures } from '../logic/hand.ts';
import type { Worth } from '../i18n/sentences.ts';
import { seenAt, type Seen } from '../logic/seen.ts';
import { ensureKnown, name } from '../stores/me.ts';
import { rememberGame } from '../stores/newMatch.ts';
import { settings } from '../stores/settings.ts';
import { DealTable, DealWalk, LookBack, looksBack, openAt, standingAt } from '../table/DealTable.tsx';
import { momentName, type Eyes } from '../table/openDeal.ts';
import { CHOICES, OpenPage, WALK } from '../table/OpenPage.tsx';
import { useTitle, Facts, Failure, Skeleton } from '../ui/elements.tsx';
import { Ask, callsOf, CallsSoFar, Preparing, Spoken, type Question, type Walk } from './Question.tsx';

/** The moment of a deal at which the question is asked. */
export interface Position {
  deal: WorkedDeal;
  deal_number: number;
  /** The last step by default. */
  at?: number;
  /** The player's seat: the deal's own by default. */
  own?: number;
  /** Cards and calls to choose from; none by default. */
  legal?: readonly string[];
  /** What bids and rungs are worth, in points. */
  worth?: Worth;
  /** Why the other cards of the hand may not be played. */
  refusals?: Readonly<Record<string, Sentence>>;
}

interface Props {
  game: string;
  title: string;
  documentTitle?: string;
  position: Position | null;
  /** What the page shows above the table before the name of the moment. */
  facts: readonly string[];
  /** Null once it has been answered. */
  ask: Question | null;
  failed: string;
  /** Why there is no question yet; empty if there is one. */
  preparing?: string;
  busy?: boolean;
  onChoose?: (action: string) => void;
  /** What was chosen and what is best, once the answer has been judged. */
  figures?: Figures | null;
  /** The better action, if the answer was worse. */
  better?: string | null | undefined;
  /** A deal to step through instead of the position. */
  walk?: Walk | null;
  eyes?: Eyes | null;
  onEyes?: (eyes: Eyes) => void;
  begin?: readonly string[];
  stage: string | number;
  below?: ComponentChildren;
  /** What follows the question: verdict, explanation and ways on. */
  children: ComponentChildren;
  foot?: ComponentChildren;
}

/** A position at the end of its deal so far, as its player saw it. */
export const seenIn = ({ deal }: Pick<Position, 'deal'>): Seen => seenAt(deal, deal.steps.length - 1, deal.mine ?? 0);

/** The question which card or call to choose; the calls so far are listed with it if a call can be chosen. */
export function askForAction({ deal, legal }: { deal: WorkedDeal; legal: readonly string[] }): Question {
  const calls = callsOf(deal);
  return {
    title: t('puzzle-ask'),
    text: t('puzzle-page-how', { kind: legal.every(isCard) ? 'card' : legal.some(isCard) ? 'both' : 'call' }),
    calls: calls.map((said) => `${said}.`),
    form: !isCard(legal[0]!) && <CallsSoFar calls={calls} />,
  };
}

const nothing = (): void => undefined;

/** A question about a moment of a deal: the position on the table, beside it the question, then the verdict. */
export function QuestionPage({
  game,
  title,
  documentTitle = `${t(`game-${game}`)} – ${title}`,
  position,
  facts,
  ask,
  failed,
  preparing = '',
  busy = false,
  onChoose = nothing,
  figures = null,
  better = null,
  walk = null,
  eyes = null,
  onEyes = nothing,
  begin = CHOICES,
  stage,
  below,
  children,
  foot,
}: Props) {
  useTitle(documentTitle);
  useEffect(() => rememberGame(game), [game]);
  const deal = position?.deal;
  const own = position?.own ?? deal?.mine ?? 0;
  const at = position?.at ?? (deal?.steps.length ?? 1) - 1;
  const step = deal?.steps[at];
  // The reader's plate has the letter of their name where the deal has none.
  const nameless = deal?.names.includes(t('lobby-nobody'));
  useEffect(() => void (nameless && ensureKnown().catch(() => undefined)), [nameless]);
  /** The moment before the question at which the player looks; null for the question itself. */
  const looked = useSignal<number | null>(null);
  useEffect(() => void (looked.value = null), [stage, deal]);
  const back = looked.value !== null && looked.value < at;
  // A question without a choice of cards needs no empty felt: the trick that was taken last is still there.
  const open = deal && { ...openAt(deal, at, own, eyes ?? 'mine', name.value), asking: true };
  const seen = open && openAt(deal, Math.min(looked.value ?? at, at), own, open.eyes, name.value);
  /** Whether the strip below the table names the moment. */
  const named = !!walk || (!!deal && looksBack(deal.steps, at));
  const legal = position?.legal ?? [];
  /** Whether the question lists the calls. */
  const listsCalls = ask !== null && legal.length > 0 && !isCard(legal[0]!);
  const asks = !!ask && !preparing && !back;
  /** The calls stay on the table with the marks of the answer. */
  const judged = figures ? legal.filter((action) => !isCard(action)) : [];
  return (
    <OpenPage
      game={game}
      title={title}
      place={<Facts facts={deal && step && !named ? [...facts, momentName(deal, step, own)] : facts} />}
      about={deal && step ? aboutAt(deal, step) : ''}
      trump={step?.trump ?? ''}
      eyes={eyes}
      begin={walk ? WALK : begin}
      stage={stage}
      onEyes={onEyes}
      aside={
        <>
          <Failure text={failed} />
          {preparing && <Preparing text={preparing} />}
          {open && ask && !preparing && <Ask question={ask} position={standingAt(open, position!.deal_number)} />}
          {children}
          {deal && !walk && !listsCalls && <Spoken deal={deal} at={at} calls={!ask || legal.length > 0} />}
          {foot}
        </>
      }
    >
      {!open && !failed && <Skeleton />}
      {open && !walk && (
        <DealTable
          open={back || !position!.legal ? seen! : open}
          habits={settings.value}
          legal={asks ? legal : back ? [] : judged}
          worth={position!.worth ?? {}}
          {...(asks && { refusals: position!.refusals })}
          calling={{
            busy: busy || !ask,
            hinted: better,
            onCall: onChoose,
            keys: asks && settings.value.keys,
            ...(figures && { figures }),
          }}
        />
      )}
      {open && !walk && (
        <LookBack deal={deal!} asked={at} at={looked.value ?? at} own={own} onGo={(to) => (looked.value = to)} />
      )}
      {walk && (
        <DealWalk
          deal={walk.deal}
          at={Math.min(walk.moment.value, walk.deal.steps.length - 1)}
          own={own}
          ownName={name.value}
          eyes="all"
          sought={walk.sought}
          {...(figures &&
            walk.moment.value === at && {
              figures,
              calls: judged.filter((action) => figures[action]),
              hinted: better ?? undefined,
            })}
          habits={settings.value}
          onGo={(to) => (walk.moment.value = to)}
        />
      )}
      {below}
    </OpenPage>
  );
}
