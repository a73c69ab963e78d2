import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import type { WeighedAction, Hint as Hinted } from '../messages.ts';
import { isCard } from '../logic/cards.ts';
import { equals, hintSentence, reasonsOf } from '../i18n/hints.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { token } from '../i18n/isolation.ts';
import { actionLabel, cardName, cardShort, decimal, spoken, type Worth } from '../i18n/sentences.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Spelt } from '../ui/Spelt.tsx';

interface Props {
  hint: Hinted;
  worth: Worth;
  names: readonly string[];
  /** Shows what a panel of calls explains: it may have no room for that beside a hint. */
  onExplain: (() => void) | null;
  onClose: () => void;
}

/** What a good player would do, in one sentence; what else speaks for it and the figures are asked for. */
export function Hint({ hint, worth, names, onExplain, onClose }: Props) {
  const reasons = reasonsOf(hint, worth, names);
  const asked = reasons.length > 0 || hint.choices.length > 1;
  return (
    <div class="hint" role="note">
      <Icon name="hint" />
      <div class="said">
        <p>
          <Spelt text={hintSentence(hint, worth, names)} />
        </p>
        {onExplain && <Button class="explain" text={t('talk-explain')} onClick={onExplain} />}
        {asked && (
          <details>
            <summary>{t('at-hint-figures')}</summary>
            {reasons.length > 0 && (
              <p>
                <Spelt text={reasons.join(' ')} />
              </p>
            )}
            <Figures hint={hint} worth={worth} />
          </details>
        )}
      </div>
      <Button icon="close" class="quiet icon" label={t('ui-close')} onClick={onClose} />
    </div>
  );
}

/** The best choices beside each other: points on average, and in how many deals of a hundred. */
function Figures({ hint, worth }: { hint: Hinted; worth: Worth }) {
  const { choices, deals, for_match: forMatch } = hint;
  if (choices.length < 2) return null;
  const bids = choices.every((choice) => choice.worth === null);
  const shares = choices.every((choice) => choice.percent !== null);
  // Bold is only what is truly best.
  const best = equals(hint).length === 1 ? hint.action : '';
  const row = (name: string, cell: (choice: WeighedAction) => ComponentChildren) => ({
    cells: [t(name), ...choices.map(cell)],
  });
  return (
    <DataTable
      class="figures"
      caption={deals > 0 ? t('at-hint-deals', { deals }) : ''}
      columns={[
        <span class="unseen">{t('at-hint-choice')}</span>,
        ...choices.map(({ action }) => (
          <>
            <span aria-hidden="true" translate={!isCard(action)}>
              {isCard(action) ? cardShort(action) : spoken(action)}
            </span>
            <span class="unseen">{isCard(action) ? cardName(action) : actionLabel(action, worth)}</span>
          </>
        )),
      ]}
      rows={[
        ...(bids ? [] : [row(forMatch ? 'at-hint-for-match' : 'at-hint-points', ({ worth }) => decimal(worth ?? 0))]),
        ...(shares
          ? [
              row(bids ? 'at-hint-made' : 'at-hint-best', ({ percent }) =>
                token(t('at-hint-percent', { percent: percent ?? 0 })),
              ),
            ]
          : []),
      ]}
      classOf={(_, column) => (column > 0 && choices[column - 1]!.action === best ? 'best' : undefined)}
    />
  );
}
