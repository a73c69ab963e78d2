import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { call, type WhyPlayed, type WorkedDeal } from '../api.ts';
import { actionInSentence, coached, theAction } from '../i18n/sentences.ts';
import { decimal } from '../i18n/words.ts';
import { language, t } from '../i18n/texts.ts';
import { rankOf } from '../logic/cards.ts';
import { dealBefore, dealToAsk } from '../logic/pastDeals.ts';
import { seenAt } from '../logic/seen.ts';
import type { Settings } from '../logic/settings.ts';
import type { Snapshot } from '../messages.ts';
import { Busy } from '../ui/Busy.tsx';
import { Button, Failure } from '../ui/elements.tsx';
import { Coach } from '../ui/Coach.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { say, Spelt } from '../ui/speech.tsx';
import { failure, unreachable, useFetched, useRequest } from '../ui/useFetched.ts';
import { DealWithin } from './DealWithin.tsx';

type Props = { view: Snapshot; habits: Settings; onClose: () => void };

/** The deal before the one under way, all hands open. */
export function Before({ view, habits, onClose }: Props) {
  const number = dealBefore(view);
  const { data: deal, error } = usePastDeal(view.table, number);
  return (
    <Dialog wide title={t('before-title', { number })} onClose={onClose}>
      <Failure text={error ? unreachable() : ''} />
      {deal && <DealWithin deal={deal} habits={habits} />}
    </Dialog>
  );
}

/** After a bot's widest choice in the trick with the most high cards, where a deal turns; else the beginning. */
export function tellingChoice({ steps, bots }: WorkedDeal): number {
  const tells = steps.map(({ seat }, at) => {
    const choices = seat !== null && bots[seat] ? steps[at - 1]!.legal.length : 0;
    const trick = steps.slice(at).find(({ winner }) => winner !== null)?.trick ?? [];
    return choices > 1 ? 100 * trick.filter((card) => /[AKQJT]/.test(rankOf(card))).length + choices : 0;
  });
  return tells.indexOf(Math.max(...tells));
}

/** The deal that is over, all hands open, with the reasons of the bots on request. */
export function Why({ view, habits, onClose }: Props) {
  const number = dealToAsk(view);
  const { data: deal, error } = usePastDeal(view.table, number);
  const answers = useRef<Answers>(new Map()).current;
  return (
    <Dialog wide title={t('before-why-title', { number })} onClose={onClose}>
      <Failure text={error ? failure(error) : ''} />
      {deal && (
        <DealWithin
          deal={deal}
          habits={habits}
          begin={tellingChoice(deal)}
          low
          beside={(at) => <Reasons key={at} {...{ table: view.table, number, deal, at, answers }} />}
        />
      )}
    </Dialog>
  );
}

const usePastDeal = (table: string, number: number) =>
  useFetched(
    () => call('GET /api/tables/{table_id}/deals/{number}', { table_id: table, number, lang: language.value }),
    [number],
  );

type Answers = Map<number, WhyPlayed>;
type AskedOf = { table: string; number: number; deal: WorkedDeal; at: number; answers: Answers };

/** Why a bot did what it did last, on request; an answer stays while its reader looks at other moments. */
function Reasons({ table, number, deal, at, answers }: AskedOf) {
  const why = useSignal(answers.get(at) ?? null);
  const { busy, failed, run } = useRequest();
  const box = useRef<HTMLElement>(null);
  const { seat, action } = deal.steps[at]!;
  if (seat === null || !deal.bots[seat]) return <p class="note">{t('before-why-how')}</p>;
  const who = { who: deal.names[seat]! };
  const ask = async (): Promise<void> => {
    const request = { table_id: table, number, place: at };
    box.current!.focus({ preventScroll: true }); // the button is gone; the answer is read from here
    why.value = await call('GET /api/tables/{table_id}/deals/{number}/why/{place}', request);
    answers.set(at, why.value);
    const { explanation } = why.value;
    say(explanation ? `${t('before-why-you', who)} ${coached(explanation.parts, deal.names)}` : alike(why.value));
  };
  return (
    <section class="why-played stack gap-3 leading" ref={box} tabIndex={-1}>
      <Failure text={failed.value} />
      {why.value && !why.value.explanation ? (
        <p>{alike(why.value)}</p>
      ) : why.value ? (
        <Coach
          explanation={why.value.explanation}
          before={t('before-why-you', who)}
          names={deal.names}
          seen={seenAt(deal, at - 1, seat)}
          details={why.value.instead && comparedWith(why.value, why.value.instead)}
        />
      ) : busy.value ? (
        <Busy text={t('before-why-wait')} />
      ) : (
        <>
          <Button
            data-why
            onClick={() => run(ask)}
            text={t('before-why-ask', { ...who, chosen: actionInSentence(action) })}
          />
          {at === tellingChoice(deal) && <p class="note">{t('before-why-begin')}</p>}
        </>
      )}
    </section>
  );
}

/** The number of standard errors from which the judge prefers another choice. */
const SURE = 2;

const alike = ({ action, instead }: WhyPlayed): string =>
  instead
    ? t('before-why-equal', { chosen: actionInSentence(action), instead: actionInSentence(instead) })
    : t('before-why-only');

/** The judge's comparison of an action with the next best. */
function comparedWith({ action, loss, error }: WhyPlayed, other: string): ComponentChildren {
  const choices = { chosen: theAction(action), instead: theAction(other) };
  const worse = loss > SURE * error && loss > 0;
  return (
    <p class="note">
      <Spelt
        text={t(worse ? 'before-why-worse' : 'before-why-beside', {
          ...choices,
          ...(worse && { loss: decimal(loss) }),
        })}
      />
    </p>
  );
}
