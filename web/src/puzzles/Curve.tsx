import type { ReadingCourse } from '../http.ts';
import { decimal } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { CHIPS } from './Chips.tsx';

/** Answers from which on the curve is drawn. */
const ENOUGH = 100;

/** How one fares in the long run: bits beside the judge's and chance's, and after a hundred answers the curve. */
export function Curve({ course: { own, judge, chance, answered, curve } }: { course: ReadingCourse }) {
  return (
    <section class="curve" aria-labelledby="curve">
      <h2 id="curve">{t('puzzle-read-curve')}</h2>
      <p class="note">
        {t('puzzle-read-course', {
          answers: own.many,
          own: decimal(own.mean),
          judge: decimal(judge.mean),
          chance: decimal(chance.mean),
        })}
      </p>
      {curve.length === 0 ? (
        <p class="note">{t('puzzle-read-curve-soon', { count: ENOUGH, answers: answered })}</p>
      ) : (
        <>
          <p class="note">{t('puzzle-read-curve-how', { answers: answered })}</p>
          <svg viewBox="-0.5 -10.5 11 11" aria-hidden="true">
            <path d="M0 0L10 -10" />
            {curve.map(({ chips, seats, held }) => (
              <circle key={chips} cx={chips} cy={(-CHIPS * held) / seats} r={0.12 + Math.min(0.3, seats / 200)} />
            ))}
          </svg>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('puzzle-read-curve-laid')}</th>
                <th scope="col">{t('puzzle-read-curve-held')}</th>
                <th scope="col">{t('puzzle-read-curve-seats')}</th>
              </tr>
            </thead>
            <tbody>
              {curve.map(({ chips, seats, held }) => (
                <tr key={chips}>
                  <th scope="row">{chips}</th>
                  <td>{decimal((CHIPS * held) / seats)}</td>
                  <td>{seats}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
