import { call } from '../api.ts';
import { t, date } from '../i18n/texts.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Section } from '../ui/elements.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { Player } from './Ranking.tsx';
import { percent } from './words.ts';

/** The reader and their friends on the deals of this week; nothing until two of them have played the same. */
export function Week() {
  const { data: week } = useFetched(() => call('GET /api/week'), []);
  if (!week || week.players.length < 2) return null;
  return (
    <Section id="week" title={t('boards-week')}>
      <p class="plain">{t('boards-week-text', { day: date(week.first) })}</p>
      <DataTable
        class="ranking people"
        columns={[t('end-player'), t('boards-field'), t('boards-week-sets'), t('boards-week-against')]}
        rows={week.players.map((player, place) => ({
          key: place,
          class: player.you ? 'mine' : '',
          cells: [
            <Player {...player} />,
            percent(player.share),
            player.sets,
            player.you ? '' : t('boards-week-score', { ahead: player.ahead, behind: player.behind }),
          ],
        }))}
      />
    </Section>
  );
}
