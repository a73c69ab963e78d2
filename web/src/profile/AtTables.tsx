import { decimal, listed } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { GameProfile } from '../http.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Section } from '../ui/Section.tsx';

/** Mistakes a match, with one decimal; nothing without a review. */
const each = (record: GameProfile): string => (record.reviewed ? decimal(record.cost.faults / record.reviewed) : '');

const partnerText = ({ name, matches, won }: GameProfile['partners'][number]): string =>
  t('profile-partner', { who: name || t('review-mine-somebody'), matches, won });

/** Matches by game: results, mistakes, bids that were made, and with whom. */
export function AtTables({ games }: { games: readonly GameProfile[] }) {
  const copies = games.reduce((sum, record) => sum + record.offline_copies, 0);
  const more = games.filter((record) => record.bids > 0 || record.partners.length > 0);
  return (
    <Section id="at-tables" title={t('profile-tables')}>
      {games.length === 0 && <p class="notice">{t('review-mine-none')}</p>}
      {games.length > 0 && (
        <>
          <p class="note">{t('profile-tables-text')}</p>
          {copies > 0 && <p class="note">{t('profile-tables-copies', { matches: copies })}</p>}
          <DataTable
            class="strips"
            columns={['game', 'matches', 'won', 'reviewed', 'faults'].map((column) => t(`profile-${column}`))}
            rows={games.map((record) => ({
              key: record.game,
              cells: [t(`game-${record.game}`), record.matches, record.won, record.reviewed, each(record)],
            }))}
          />
        </>
      )}
      {more.length > 0 && (
        <>
          <p class="note">{t('profile-last')}</p>
          <ul class="sets">
            {more.map((record) => (
              <li key={record.game} class="played-game">
                <h3>{t(`game-${record.game}`)}</h3>
                {record.bids > 0 && <p>{t('profile-bids', { bids: record.bids, kept: record.made })}</p>}
                {record.partners.length > 0 && (
                  <p>{t('profile-partners', { names: listed(record.partners.map(partnerText)) })}</p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
