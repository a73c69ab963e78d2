import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t, token } from '../i18n/texts.ts';
import { useCompiling } from '../ui/Busy.tsx';
import type { WeighedAction, Hint as Hinted } from '../messages.ts';
import { isCard } from '../logic/cards.ts';
import type { Seen } from '../logic/seen.ts';
import { Button } from '../ui/elements.tsx';
import { isLost, place } from '../ui/focus.ts';
import { Coach } from '../ui/Coach.tsx';
import { Inked } from '../ui/speech.tsx';
import { actionLabel, spoken, type Worth } from '../i18n/sentences.ts';
import { cardName, cardShort, decimal } from '../i18n/words.ts';
import { DataTable } from '../ui/DataTable.tsx';

interface Props {
  hint: Hinted;
  worth: Worth;
  names: readonly string[];
  seen: Seen | null;
  /** Shows what a panel of calls explains: it may have no room for that beside a hint. */
  onExplain: (() => void) | null;
  onClose: () => void;
}

/** What a good player would do, and why; the figures are asked for. */
export function Hint({ hint, worth, names, seen, onExplain, onClose }: Props) {
  const byRule = hint.by.startsWith('careful');
  const compiling = useCompiling() && byRule;
  const box = useRef<HTMLDivElement>(null);
  // The focus goes to the card or call that is advised: at once from another or if it is lost, from the hint itself
  // once that is gone.
  useLayoutEffect(() => {
    const advise = (from: Element | null | undefined): void => {
      const advised = `.hand [data-card="${hint.action}"], .talk [data-action="${hint.action}"]`;
      const thing = from?.contains(document.activeElement) && document.querySelector<HTMLElement>(advised);
      if (thing) place(thing);
    };
    advise(isLost() ? document.documentElement : document.activeElement!.closest('.hand.mine, .talk.mine'));
    return () => advise(box.current);
  }, [hint.action]);
  return (
    <div class="hint scrolls" role="note" ref={box}>
      <Coach
        class="said"
        brief
        before={compiling ? t('at-compiling-hint') : ''}
        explanation={hint}
        names={names}
        worth={worth}
        seen={seen}
        actions={onExplain && <Button class="explain" text={t('talk-explain')} onClick={onExplain} />}
        details={
          hint.choices.length > 1 && (
            <>
              <p>{t('at-hint-deals', { deals: hint.deals })}</p>
              <Figures hint={hint} worth={worth} />
            </>
          )
        }
      />
      <Button icon="close" class="quiet icon" label={t('ui-close')} onClick={onClose} />
    </div>
  );
}

/** The number of a bid; NaN of cards and other calls. */
const bidOf = ({ action }: WeighedAction): number => Number(/^bid:(\d+)$/.exec(action)?.[1] ?? NaN);

/** Choices beside each other, the one advised marked: points on average, and in how many deals of a hundred. */
function Figures({ hint, worth }: { hint: Hinted; worth: Worth }) {
  // Bids in their own order; of the others the one advised stays in front.
  const choices = hint.choices.toSorted((a, b) => bidOf(a) - bidOf(b) || 0);
  // What is best on average may be best in fewer deals than a gamble: then the shares only contradict the advice.
  const most = Math.max(...choices.map(({ percent }) => percent));
  const agrees = choices.some(({ action, percent }) => action === hint.action && percent === most);
  const row = (name: string, cell: (choice: WeighedAction) => ComponentChildren) => ({
    cells: [t(name), ...choices.map(cell)],
  });
  return (
    <DataTable
      class="figures"
      columns={[
        <span class="unseen">{t('at-hint-choice')}</span>,
        ...choices.map(({ action }) => (
          <>
            <span aria-hidden="true" translate={!isCard(action)}>
              {isCard(action) ? <Inked text={cardShort(action)} /> : spoken(action)}
            </span>
            <span class="unseen">{isCard(action) ? cardName(action) : actionLabel(action, worth)}</span>
          </>
        )),
      ]}
      rows={[
        row(hint.for_match ? 'at-hint-for-match' : 'at-hint-points', (choice) => decimal(choice.worth)),
        ...(agrees ? [row('at-hint-best', ({ percent }) => token(t('today-percent', { share: percent })))] : []),
      ]}
      classOf={(_, column) => (choices[column - 1]?.action === hint.action ? 'best' : undefined)}
    />
  );
}
