import { token } from '../i18n/isolation.ts';
import { cardShort, decimal } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { suitOf } from '../logic/cards.ts';
import type { Verdict } from '../http.ts';
import { SIGNS } from '../reviews.ts';
import { Icon } from '../ui/Icon.tsx';
import { choiceLabel, idOf } from './words.ts';

/**
 * One decision (`drill`: where it is tried again, empty where it is not): the verdict and why, what the seat saw, and
 * every choice with what it loses.
 */
export function Decision({
  one,
  names,
  replay,
  drill,
}: {
  one: Verdict;
  names: readonly string[];
  replay: string;
  drill: string;
}) {
  return (
    <article class={`decision ${one.verdict}`} id={idOf(one)} tabIndex={-1}>
      <h3>
        <span aria-hidden="true">{SIGNS[one.verdict]}</span> {one.heading}
      </h3>
      <p>{one.reason}</p>
      <p class="note">
        {t('review-page-three', {
          loss: decimal(one.loss),
          low: decimal(one.low),
          high: decimal(one.high),
          seen: one.seen === null ? t('review-page-not-seen') : decimal(one.seen),
        })}
      </p>
      <dl>
        <dt>{t('review-page-hand')}</dt>
        <dd>
          {one.hand.map((card) => (
            <Card key={card} card={card} />
          ))}
        </dd>
        {one.trick.length > 0 && (
          <>
            <dt>{t('review-page-trick')}</dt>
            <dd>
              {one.trick.map(([seat, card]) => (
                <span key={card}>
                  <bdi>{names[seat]}</bdi> <Card card={card} />
                </span>
              ))}
            </dd>
          </>
        )}
        {one.trumps && (
          <>
            <dt>{t('review-page-trumps')}</dt>
            <dd>{one.trumps}</dd>
          </>
        )}
        {one.said && (
          <>
            <dt>{t('review-page-said')}</dt>
            <dd>{one.said}</dd>
          </>
        )}
      </dl>
      <Choices one={one} />
      <p class="doors">
        {drill && (
          <a class="button" href={drill}>
            <Icon name="again" />
            {t('review-drill')}
            <span class="unseen"> {one.heading}</span>
          </a>
        )}
        <a class="button quiet" href={replay}>
          {t('review-see-deal')}
          <span class="unseen"> {one.heading}</span>
        </a>
      </p>
    </article>
  );
}

function Card({ card }: { card: string }) {
  return <span class={`short ${suitOf(card)}`}>{cardShort(card)} </span>;
}

/** Every choice with what it loses, the best first. */
export function Choices({ one }: { one: Verdict }) {
  const most = Math.max(0.01, ...one.losses.map(([loss]) => loss));
  const order = one.choices.map((_, place) => place).sort((a, b) => one.losses[a]![0] - one.losses[b]![0]);
  const share = (level: string, place: number) => token(`${Math.round(100 * (one.habits[level]?.[place] ?? 0))} %`);
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
          const [loss, error] = one.losses[place]!;

          return (
            <tr key={place}>
              <th scope="row">
                {choiceLabel(one, place)}
                {place === one.places[0] && <em> {t('review-page-yours')}</em>}
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
