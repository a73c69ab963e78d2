import { call } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { Sure } from '../ui/Sure.tsx';
import { AdminList, Time, type Refreshed } from './AdminList.tsx';
import { ago } from '../i18n/when.ts';

/** The clubs by name, the newest first, and their removal. */
export function Clubs(refreshed: Refreshed) {
  return (
    <AdminList
      {...refreshed}
      id="clubs"
      class="persons"
      fetch={() => call('GET /api/admin/clubs')}
      row={(club, act) => (
        <li key={club.club}>
          <p>
            <strong>
              <bdi translate={false}>{club.name}</bdi>
            </strong>{' '}
            <small>
              {t('admin-club-evenings', { count: club.evenings })} <span aria-hidden="true">·</span>{' '}
              <Time at={club.made} text={t('admin-club-made', { when: ago(club.made) })} />
            </small>
          </p>
          <Sure
            label={t('admin-club-delete')}
            name={t('admin-for', { what: t('admin-club-delete'), who: club.name })}
            sure={t('admin-club-delete-sure', { name: club.name })}
            onSure={() => act(call('DELETE /api/admin/clubs/{club}', { club: club.club }))}
          />
        </li>
      )}
    />
  );
}
