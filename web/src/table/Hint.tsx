import { t } from '../i18n/texts.ts';
import type { WeighedAction, Hint as Hinted } from '../messages.ts';
import { isCard } from '../logic/cards.ts';
import { equals, hintSentence, reasonsOf } from '../i18n/hints.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { token } from '../i18n/isolation.ts';
import { actionLabel, cardName, cardShort, decimal, spoken, type Worth } from '../i18n/sentences.ts';
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
      <Button icon="close" class="quiet icon" aria-label={t('ui-close')} onClick={onClose} />
    </div>
  );
}

/**
 * The best choices beside each other; the roles are written out, as a phone held sideways lays the table out otherwise:
 * points on average, and in how many deals of a hundred.
 */
function Figures({ hint, worth }: { hint: Hinted; worth: Worth }) {
  const { choices, deals, for_match: forMatch } = hint;
  if (choices.length < 2) return null;
  const bids = choices.every((choice) => choice.worth === null);
  const shares = choices.every((choice) => choice.percent !== null);
  // Bold is only what is truly best.
  const best = equals(hint).length === 1 ? hint.action : '';
  const rows = [
    !bids && {
      name: t(forMatch ? 'at-hint-for-match' : 'at-hint-points'),
      of: (choice: WeighedAction) => decimal(choice.worth ?? 0),
    },
    shares && {
      name: t(bids ? 'at-hint-made' : 'at-hint-best'),
      of: (choice: WeighedAction) => token(t('at-hint-percent', { percent: choice.percent ?? 0 })),
    },
  ].filter((row) => row !== false);
  return (
    <table class="figures" role="table">
      {deals > 0 && <caption class="unseen">{t('at-hint-deals', { deals })}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span class="unseen">{t('at-hint-choice')}</span>
          </th>
          {choices.map(({ action }) => (
            <th role="columnheader" scope="col" key={action} class={action === best ? 'best' : ''}>
              <span aria-hidden="true" translate={!isCard(action)}>
                {isCard(action) ? cardShort(action) : spoken(action)}
              </span>
              <span class="unseen">{isCard(action) ? cardName(action) : actionLabel(action, worth)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={row.name}>
            <th role="rowheader" scope="row">
              {row.name}
            </th>
            {choices.map((choice) => (
              <td role="cell" key={choice.action} class={choice.action === best ? 'best' : ''}>
                {row.of(choice)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
