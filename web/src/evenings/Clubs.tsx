import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { keptClubs } from '../logic/evenings.ts';
import { clubHref } from '../route.ts';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ClubName } from './ClubName.tsx';
import { why } from './useEvening.ts';

interface ClubsProps {
  onFound: (name: string) => Promise<void>;
}

/** The clubs that are kept from here, and a new one. */
export function Clubs({ onFound }: ClubsProps) {
  const failed = useSignal('');
  const clubs = Object.entries(keptClubs());
  return (
    <section aria-labelledby="clubs">
      <h2 id="clubs">{t('evening-clubs')}</h2>
      {clubs.length > 0 && (
        <ul class="evening-list">
          {clubs.map(([id, { name }]) => (
            <li key={id}>
              <a href={clubHref(id)}>
                <Icon name="next" />
                <bdi translate={false}>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('evening-club-new')}</summary>
        <p class="note">{t('evening-club-new-text')}</p>
        <Failure text={failed.value} />
        <ClubName
          label={t('evening-club-make')}
          onName={(name) => void onFound(name).catch((error: unknown) => void (failed.value = why(error)))}
        />
      </details>
    </section>
  );
}
