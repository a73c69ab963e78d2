import type { AnswerInfo } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { boardsHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';

/** More of them would push the games off the screen: they come as these are put away. */
const SHOWN = 3;

/** Who has played a challenge of mine: told until I have seen us side by side, or have put it away. */
export function Answers({
  answers,
  onPutAway,
}: {
  answers: readonly AnswerInfo[];
  onPutAway: (one: AnswerInfo) => void;
}) {
  if (answers.length === 0) return null;
  return (
    <section class="continue answers" aria-labelledby="answers">
      <h2 id="answers">{t('lobby-answers')}</h2>
      <ul>
        {answers.slice(0, SHOWN).map((one) => {
          const told = t('lobby-answered', { known: one.name ? 'yes' : 'no', who: one.name });
          return (
            <li key={`${one.set} ${one.handle}`}>
              <a href={boardsHref(one.set, one.handle)}>
                <strong>{told}</strong>
                <span>
                  {t(`game-${one.game}`)} · {t('lobby-answered-see')}
                </span>
              </a>
              <button
                type="button"
                class="quiet icon"
                aria-label={t('lobby-answered-away', { told })}
                onClick={() => onPutAway(one)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      {answers.length > SHOWN && <p class="note">{t('lobby-answers-more', { more: answers.length - SHOWN })}</p>}
    </section>
  );
}
