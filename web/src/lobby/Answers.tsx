import type { AnswerInfo } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { boardsHref } from '../route.ts';
import { Button } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';

/** More of them would push the games off the screen: they come as these are put away. */
const SHOWN = 3;

/** Who has played a challenge of mine: told until I have seen us side by side, or have put it away. */
export function Answers({
  answers,
  onPutAway,
}: {
  answers: readonly AnswerInfo[];
  onPutAway: (answer: AnswerInfo) => void;
}) {
  if (answers.length === 0) return null;
  return (
    <section class="continue answers" aria-labelledby="answers">
      <h2 id="answers">{t('lobby-answers')}</h2>
      <ul>
        {answers.slice(0, SHOWN).map((answer) => {
          const sentence = t('lobby-answered', { known: answer.name ? 'yes' : 'no', who: answer.name });
          return (
            <li key={`${answer.set} ${answer.handle}`}>
              <a href={boardsHref(answer.set, answer.handle)}>
                <strong>{sentence}</strong>
                <span>
                  <Facts facts={[t(`game-${answer.game}`), t('lobby-answered-see')]} />
                </span>
              </a>
              <Button
                icon="close"
                class="quiet icon"
                aria-label={t('lobby-answered-away', { sentence })}
                onClick={() => onPutAway(answer)}
              />
            </li>
          );
        })}
      </ul>
      {answers.length > SHOWN && <p class="note">{t('lobby-answers-more', { more: answers.length - SHOWN })}</p>}
    </section>
  );
}
