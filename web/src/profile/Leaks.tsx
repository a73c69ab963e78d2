import { decimal } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { LeakFound } from '../http.ts';
import { handsHref, themeHref } from '../route.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';

/** The one theme of each game in which I keep losing more than a club player would, or that nothing stands out yet. */
export function Leaks({ leaks }: { leaks: readonly LeakFound[] }) {
  return (
    <Section id="leaks" title={t('profile-leak')}>
      {leaks.map((leak) => (
        <div key={leak.game} class="leak">
          <p class={leak.theme ? '' : 'note'}>{leakText(leak)}</p>
          {leak.theme && (
            <p class="doors">
              <LinkButton primary href={handsHref(leak.game, leak.theme)} text={t('puzzle-ten-door')} />
              <LinkButton href={themeHref(leak.theme)} text={t('profile-leak-practise')} />
            </p>
          )}
        </div>
      ))}
    </Section>
  );
}

/** What the reviews of a game say of a leak. */
export function leakText({ game, theme, loss, half, times, matches, needed }: LeakFound): string {
  const title = t(`game-${game}`);
  if (theme)
    return t('profile-leak-found', {
      game: title,
      theme: t(`puzzle-theme-${theme}`),
      loss: decimal(loss),
      half: decimal(half),
      times,
      matches,
    });
  return needed > 0
    ? t('profile-leak-needed', { game: title, needed })
    : t('profile-leak-none', { game: title, matches });
}
