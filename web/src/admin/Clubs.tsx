import { moment, t } from '../i18n/texts.ts';
import { Failure } from '../ui/Failure.tsx';
import { Sure } from '../ui/Sure.tsx';
import { deleteClub, fetchClubs } from './api.ts';
import { useList } from './list.ts';
import { ago } from './when.ts';

/** The clubs by name, the newest first, and their removal. */
export function Clubs({ done, onDone }: { done: number; onDone: () => void }) {
  const { rows: clubs, failed, act } = useList(fetchClubs, done, onDone);
  return (
    <section aria-labelledby="clubs">
      <h2 id="clubs">{t('admin-clubs')}</h2>
      <p class="note">{t('admin-clubs-text')}</p>
      <Failure text={failed.value && t('admin-failed')} />
      {clubs.value?.length === 0 && <p>{t('admin-clubs-none')}</p>}
      <ul class="persons">
        {clubs.value?.map((club) => (
          <li key={club.club}>
            <p>
              <strong>
                <bdi translate={false}>{club.name}</bdi>
              </strong>{' '}
              <small>
                {t('admin-club-evenings', { count: club.evenings })} <span aria-hidden="true">·</span>{' '}
                <time dateTime={new Date(club.made * 1000).toISOString()} title={moment(club.made)}>
                  {t('admin-club-made', { when: ago(club.made) })}
                </time>
              </small>
            </p>
            <Sure
              label={t('admin-club-delete')}
              name={t('admin-for', { what: t('admin-club-delete'), who: club.name })}
              sure={t('admin-club-delete-sure', { name: club.name })}
              onSure={() => act(deleteClub(club.club))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
