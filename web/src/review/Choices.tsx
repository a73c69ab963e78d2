import type { Verdict } from '../http.ts';
import { token } from '../i18n/isolation.ts';
import { decimal } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { choiceLabel } from './words.ts';
import { Spelt } from '../ui/Spelt.tsx';

/** Every choice with what it loses, the best first. */
export function Choices({ verdict }: { verdict: Verdict }) {
  const most = Math.max(0.01, ...verdict.losses.map(([loss]) => loss));
  const order = verdict.choices.map((_, place) => place).sort((a, b) => verdict.losses[a]![0] - verdict.losses[b]![0]);
  const share = (level: string, place: number) => token(`${Math.round(100 * (verdict.habits[level]?.[place] ?? 0))} %`);
  return (
    <table class="choices">
      <caption class="unseen">{t('review-page-choices')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('review-page-choice')}</th>
          <th scope="col">{t('review-page-loss')}</th>
          <th scope="col">{t('review-page-beginner')}</th>
          <th scope="col">{t('review-page-club')}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((place) => {
          const [loss, error] = verdict.losses[place]!;

          return (
            <tr key={place}>
              <th scope="row">
                <Spelt text={choiceLabel(verdict, place)} />
                {place === verdict.places[0] && <em> {t('review-page-yours')}</em>}
              </th>
              <td>
                <span class="cost" style={{ inlineSize: `${(6 * Math.max(0, loss)) / most}em` }} />{' '}
                {decimal(Math.max(0, loss))}
                {error > 0 && <small> {token(`± ${decimal(1.96 * error)}`)}</small>}
              </td>
              <td>{share('beginner', place)}</td>
              <td>{share('club', place)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
