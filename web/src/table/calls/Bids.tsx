import { useSignal } from '@preact/signals';
import { t } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';
import { isMine } from '../../logic/table.ts';
import { say } from '../../ui/speech.ts';
import { capital } from '../../i18n/sentences.ts';
import { Frame, Word, type Calling } from './Frame.tsx';
import { bidsOf, speakingOf } from './talks.ts';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';

/** The bids of 400: every number with its worth, the smallest one marked, and how far the sum has come. */
export function Bids({ view, calling }: { view: Snapshot; calling: Calling }) {
  const bids = bidsOf(view)!;
  const refused = useSignal('');
  const mine = isMine(view);
  const legal = new Set(view.deal?.legal);
  const open = Boolean(view.deal?.face_up);
  const sum = t(bids.sum < bids.needed ? 'talk-sum' : 'talk-sum-enough', { sum: bids.sum, needed: bids.needed });
  const refuse = (number: number) => {
    const score = view.deal!.scores[view.seat!]!;
    refused.value = capital(t('reason-bid-too-small', { least: bids.least, score, bid: number }));
    say(refused.value);
  };
  return (
    <Frame speaking={speakingOf(view)} class="bids" title={t('talk-your-bid')}>
      <p class="sum">
        <meter min={0} max={Math.max(bids.needed, bids.sum)} value={bids.sum} aria-label={sum} />
        <span>{sum}</span>
      </p>
      {mine && (
        <>
          <div class="numbers">
            {Object.entries(bids.worth).map(([action, worth]) => {
              const number = Number(action.split(':')[1]);
              const label = t('talk-bid-worth', { number, worth });
              const inside = (
                <>
                  <b data-text={number} />
                  <small data-text={`±${worth}`} />
                </>
              );
              if (legal.has(action))
                return (
                  <Word action={action} calling={calling} label={label} key={action}>
                    {inside}
                  </Word>
                );
              return (
                <Button
                  class="word"
                  key={action}
                  text={inside}
                  aria-disabled="true"
                  label={label}
                  onClick={() => refuse(number)}
                />
              );
            })}
          </div>
          <p class="note" role="status">
            {refused.value || <Facts facts={[t('talk-least', { least: bids.least }), open && t('talk-open')]} />}
          </p>
        </>
      )}
    </Frame>
  );
}
