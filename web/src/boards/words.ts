/** Figures and dates of the pages of boards. */

import { decimal, listed, minus, signed } from '../i18n/words.ts';
import { token, locale, t, date } from '../i18n/texts.ts';
import type { Step } from './outcomes.ts';
import type { OwnDeal, Place, RankInfo, SetInfo, Standings } from '../http.ts';

export const percent = (share: number): string => token(t('today-percent', { share: Math.round(100 * share) }));

/** Whether a share of the others that were beaten is worth a word: nobody is told that they beat 0%. */
export const beatsAny = (share: number): boolean => Math.round(100 * share) > 0;

export function rankText({ place, tied, of }: RankInfo): string {
  const form = new Intl.PluralRules(locale(), { type: 'ordinal' }).select(place);
  return t('boards-place', { place: t('boards-ordinal', { place, form }), tied, of });
}

/** Points with a sign: whole ones, also sums of thirds, without decimals, as `+4`, others with one, as `+4.2`. */
export const gained = (points: number): string =>
  Math.abs(points - Math.round(points)) < 0.05 ? signed(Math.round(points) || 0) : onAverage(points);

/** A mean of points with a sign and one decimal, as `+4.2`. */
export const onAverage = (points: number): string =>
  points > 0.05 ? token(`+${decimal(points)}`) : Math.abs(points) <= 0.05 ? decimal(0) : decimal(points);

/** The mean beyond the field with its interval: `+4.2 ± 1.9`. */
export const beyond = ({ mean, half }: Place['beyond']): string =>
  half === null ? onAverage(mean) : token(t('boards-plus-minus', { mean: onAverage(mean), half: decimal(half) }));

/** How many bots a result is compared with; 0 where people have played the same cards, too. */
export function botsAlone({ field }: SetInfo, rank: RankInfo | null): number {
  const bots = field?.[0] ?? 0;
  return rank && rank.of - 1 <= bots ? rank.of - 1 : 0;
}

export const beaten = (share: number, bots: number): string => t('boards-beaten', { share: percent(share), bots });

/** How a set went, in words: the share that was beaten, or the place where that is none. */
export const reached = (set: SetInfo, { own, rank }: Standings): string =>
  rank && !beatsAny(rank.share) ? rankText(rank) : beaten(rank?.share ?? own.matchpoints, botsAlone(set, rank));

const BLOCKS = '▁▂▃▄▅▆▇█';

/** The result of each deal as a bar: it reveals no card. */
export const bars = (deals: readonly OwnDeal[]): string =>
  deals.map((deal) => BLOCKS[Math.min(7, Math.floor(8 * deal.matchpoints))]).join('');

/** A text about a set to share: how it went, and the link to the same cards. */
export function shareText(set: SetInfo, standings: Standings, link: string): string {
  const head = [t('lobby-title'), t(`game-${set.game}`), set.day ? date(set.day) : ''].filter(Boolean).join(', ');
  return `${head}\n${reached(set, standings)} ${bars(standings.deals)}\n${link}`;
}

export const stepText = ({ game, set }: Step): string =>
  set
    ? t('boards-five-play', { game: t(`game-${game}`) })
    : t('puzzle-page-of-game', { what: t('puzzle-page-today'), game: t(`game-${game}`) });

/** A lead in points, without a sign. */
export const ahead = (points: number): string => (Number.isInteger(points) ? minus(points) : decimal(points));

export const points = (deals: readonly (readonly number[])[]): string =>
  listed(deals.map((deal) => deal.map(minus).join('–')));
