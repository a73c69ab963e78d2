import type { MistakesOfDay } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { MISTAKES_HREF } from '../route.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { progressTexts } from './progress.ts';

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
