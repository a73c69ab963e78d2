import { t } from '../l10n.ts';
import type { Hint as Letter } from '../letters.ts';
import { isCard } from '../logic/cards.ts';
import type { Table } from '../logic/table.ts';
import { namesOf } from '../people.ts';
import { quiet } from '../store.ts';
import { Icon } from '../ui/Icon.tsx';
import { actionLabel, advice, capital, cardName, cardShort, decimal, type Worth } from '../words.ts';

/** What a good player would do, why, and the figures behind it. */
export function Hint({ table }: { table: Table }) {
  const { hint, view } = table;
  if (!hint) return null;
  const worth = (view.now?.talk['worth'] ?? {}) as Worth;
  const label = isCard(hint.action) ? cardName(hint.action) : actionLabel(hint.action, worth);
  return (
    <div class="hint" role="note">
      <Icon name="hint" />
      <div class="said">
        <p><strong>{capital(label)}</strong> {[hint.reason, ...hint.more].map((reason) => capital(advice(reason, namesOf(view)))).join(' ')}</p>
        <Figures hint={hint} worth={worth} />
      </div>
      <button type="button" class="quiet icon" aria-label={t('ui-close')} onClick={quiet}><Icon name="close" /></button>
    </div>
  );
}

/** The best choices beside each other: points on average, and in how many deals of a hundred. */
function Figures({ hint, worth }: { hint: Letter; worth: Worth }) {
  const { choices, deals } = hint;
  if (choices.length < 2) return null;
  const bids = choices.every((one) => one.worth === null);
  const shares = choices.every((one) => one.percent !== null);
  return (
    <table class="figures">
      {deals > 0 && <caption>{t('at-hint-deals', { deals })}</caption>}
      <thead>
        <tr>
          <th scope="col"><span class="unseen">{t('at-hint-choice')}</span></th>
          {!bids && <th scope="col">{t('at-hint-points')}</th>}
          {shares && <th scope="col">{t(bids ? 'at-hint-made' : 'at-hint-best')}</th>}
        </tr>
      </thead>
      <tbody>
        {choices.map((one) => (
          <tr key={one.action}>
            <th scope="row">{isCard(one.action) ? <><span aria-hidden="true">{cardShort(one.action)}</span><span class="unseen">{cardName(one.action)}</span></> : actionLabel(one.action, worth)}</th>
            {one.worth !== null && <td>{decimal(one.worth)}</td>}
            {one.percent !== null && <td>{t('at-hint-percent', { percent: one.percent })}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
