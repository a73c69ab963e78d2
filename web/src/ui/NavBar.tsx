import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import { dayHref, LEARN_HREF, MATCHES_HREF, PROFILE_HREF, type Section } from '../route.ts';
import { Icon } from './Icon.tsx';

/** The five ways through the program, on every page but a table, which has a bar of its own. `tools` stand at its end. */
export function NavBar({
  section,
  days,
  children,
  onOpen,
}: {
  section: Section | null;
  days: boolean;
  children: ComponentChildren;
  onOpen: (window: 'settings' | 'help') => void;
}) {
  const ways: readonly (readonly [Section, string])[] = [
    ['play', '#/'],
    ['learn', LEARN_HREF],
    ...(days ? [['today', dayHref()] as const] : []),
    ['matches', MATCHES_HREF],
    ['mine', PROFILE_HREF],
  ];
  return (
    <nav class="nav-bar" aria-label={t('nav-title')}>
      <ul>
        {ways.map(([way, href]) => (
          <li key={way}>
            <a href={href} aria-current={way === section ? 'page' : undefined}>
              {t(`nav-${way}`)}
            </a>
          </li>
        ))}
      </ul>
      <div class="tools">
        {children}
        <button type="button" class="quiet icon" aria-label={t('ui-settings')} onClick={() => onOpen('settings')}>
          <Icon name="settings" />
        </button>
        <button type="button" class="quiet icon" aria-label={t('ui-help')} onClick={() => onOpen('help')}>
          <Icon name="help" />
        </button>
      </div>
    </nav>
  );
}
