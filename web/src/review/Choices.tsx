import type { Verdict } from '../http.ts';
import { token } from '../i18n/isolation.ts';
import { decimal } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Spelt } from '../ui/Spelt.tsx';
import { choiceLabel } from './words.ts';

/** Every choice with what it loses, the best first. */
export function Choices({ verdict }: { verdict: Verdict }) {
  const most = Math.max(0.01, ...verdict.losses.map(([loss]) => loss));
  const order = verdict.choices.map((_, place) => place).sort((a, b) => verdict.losses[a]![0] - verdict.losses[b]![0]);
  const share = (level: string, place: number) => token(`${Math.round(100 * (verdict.habits[level]?.[place] ?? 0))} %`);
  return (
    <DataTable
      class="choices"
      caption={t('review-page-choices')}
      columns={[t('review-page-choice'), t('review-page-loss'), t('review-page-beginner'), t('review-page-club')]}
      rows={order.map((place) => {
        const [loss, error] = verdict.losses[place]!;
        const choice = (
          <>
            <Spelt text={choiceLabel(verdict, place)} />
            {place === verdict.places[0] && <em> {t('review-page-yours')}</em>}
          </>
        );
        const cost = (
          <>
            <span class="cost" style={{ inlineSize: `${(6 * Math.max(0, loss)) / most}em` }} />{' '}
            {decimal(Math.max(0, loss))}
            {error > 0 && <small> {token(`± ${decimal(1.96 * error)}`)}</small>}
          </>
        );
        return { key: place, cells: [choice, cost, share('beginner', place), share('club', place)] };
      })}
    />
  );
}
