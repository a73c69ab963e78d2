import '../styles/friend.css';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import { rulesHref } from '../route.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

export interface Page {
  text: string;
  clause: string;
}

interface Props {
  game: string;
  page: Page;
  /** How many pages there are, and which one this is, from 1; 0 where it is none of them. */
  count?: number;
  number?: number;
  /** The page before and the next one; nothing where there is none. */
  onBack?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
  /** It is a warning: something is about to go wrong. */
  warns?: boolean;
  /** What may be pressed besides. */
  children?: ComponentChildren;
}

/**
 * The friend at one's shoulder: one sentence, the clause behind it, and the way on. It has a cell of its own on the
 * felt.
 */
export function Friend({ game, page, count = 0, number = 0, onBack, onNext, onLeave, warns = false, children }: Props) {
  return (
    <section class={warns ? 'friend warns' : 'friend'} aria-label={t('lesson-friend')}>
      <Icon name="friends" />
      <p>
        {page.text}
        {page.clause && (
          <>
            {' '}
            <a class="clause" href={rulesHref(page.clause.startsWith('GEN') ? 'general' : game, page.clause)}>
              {page.clause}
            </a>
          </>
        )}
      </p>
      <div class="friend-doors">
        {children}
        {onBack && <Button icon="back" key="back" class="quiet icon" aria-label={t('lesson-back')} onClick={onBack} />}
        {number > 0 && (
          <span class="where">
            <span class="unseen">{t('lesson-where', { number, count })}</span>
            <span aria-hidden="true">
              {number}/{count}
            </span>
          </span>
        )}
        {onNext && (
          <Button icon="next" key="on" class="icon on" data-friend-next aria-label={t('lesson-on')} onClick={onNext} />
        )}
        {onLeave && (
          <Button icon="close" key="leave" class="quiet icon" aria-label={t('lesson-skip')} onClick={onLeave} />
        )}
      </div>
    </section>
  );
}
