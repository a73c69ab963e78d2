import type { MistakesOfDay } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { MISTAKES_HREF } from '../route.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { progressTexts } from './progress.ts';

/** The way from the lobby to the mistakes of the day. */
export const MistakesCard = ({ day }: { day: MistakesOfDay }) => (
  <section class="continue" aria-label={t('mistakes-title')}>
    <ul>
      <li>
        <a href={MISTAKES_HREF}>
          <strong>{t('mistakes-title')}</strong>
          <span>{t('mistakes-due', { due: day.due.length })}</span>
        </a>
      </li>
    </ul>
  </section>
);

/** How far the player has come with their mistakes, and the way to those of the day. */
export const MistakesSection = ({ day }: { day: MistakesOfDay }) => (
  <Section id="mistakes" title={t('mistakes-title')}>
    <p>{progressTexts(day).join(' ')}</p>
    {day.due.length > 0 && (
      <p class="doors">
        <LinkButton icon="again" href={MISTAKES_HREF} text={t('mistakes-start')} />
      </p>
    )}
  </Section>
);
