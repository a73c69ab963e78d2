import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import type { EveningInfo } from '../http.ts';
import { directorOf, keepTable } from '../logic/evenings.ts';
import { Hero } from '../lobby/Hero.tsx';
import { eveningHref, leadHref, tableHref } from '../route.ts';
import { LinkButton } from '../ui/elements.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { fetchEvening } from './api.ts';
import { running, stage, titleOf } from './words.ts';

const DAY = 24 * 3600;

/** True for an evening of today, and for a league while one of its rounds lasts. */
function isNow(evening: EveningInfo): boolean {
  const { ended, demo, now, starts, created, league } = evening;
  return !ended && !demo && (Math.abs(now - (starts ?? created)) < DAY || (league && !!running(evening)));
}

interface Props {
  /** The evenings that I have entered or lead. */
  ids: readonly string[];
  onFound: (running: boolean) => void;
}

/** The evening under way, before everything else in the lobby: my table, or the director's page. */
export function EveningNow({ ids, onFound }: Props) {
  const { data: evening } = useFetched(async () => {
    const running = await Promise.all(ids.map((id) => fetchEvening(id).catch(() => null)));
    return running.find((each) => each && isNow(each)) ?? null;
  }, [ids]);
  const round = evening && running(evening);
  const number = round && evening.me ? round.tables.findIndex(({ seats }) => seats.includes(evening.me!)) : -1;
  const table = round?.tables[number];
  const open = !!table && !table.result && !table.abandoned;
  useEffect(() => {
    onFound(!!evening);
    if (evening && open && table.table) keepTable(table.table, evening.evening);
  }, [evening]);
  if (!evening) return null;
  const { evening: id, game } = evening;
  const leads = !!directorOf(id);
  const at = table && t('evening-round-table', { round: evening.rounds.length, table: number + 1 });
  return (
    <Hero
      game={game}
      title={titleOf(evening)}
      facts={[at ?? stage(evening), table && t(open ? 'evening-playing' : 'evening-seat-over')]}
    >
      <LinkButton
        primary
        class="again"
        data-return
        shortcut="r"
        icon="play"
        href={open && table.table ? tableHref(table.table) : leads && !open ? leadHref(id) : eveningHref(id)}
        text={t(open && table.table ? 'evening-seat-go' : leads && !open ? 'evening-lead' : 'evening-open')}
      />
      {leads && open && <LinkButton href={leadHref(id)} text={t('evening-lead')} />}
    </Hero>
  );
}
