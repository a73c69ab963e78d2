import type { MistakesOfDay } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { MISTAKES_HREF } from '../route.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { progressTexts } from './progress.ts';

/** The way to the mistakes of the day, and how far the player has come with them. */
export function MistakesDue({ day }: { day: MistakesOfDay }) {
  return (
    <Section id="mistakes" class="mistakes" title={t('mistakes-title')}>
      <p>{progressTexts(day).join(' ')}</p>
      {day.due.length > 0 && (
        <p class="doors">
          <LinkButton icon="again" href={MISTAKES_HREF} text={t('mistakes-start')} />
        </p>
      )}
    </Section>
  );
}
