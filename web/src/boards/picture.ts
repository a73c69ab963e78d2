/** The picture of a result to share, which gives no card away. */

import type { OwnDeal, SetInfo, Standings } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { date } from '../i18n/when.ts';
import { percent, rankParts } from './words.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const FONT = "'Noto Sans', 'Noto Sans Arabic', system-ui, sans-serif";

/** Draw the result of a set as a PNG; null if the browser cannot. */
export async function pictureOf(set: SetInfo, standings: Standings): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const rtl = document.documentElement.dir === 'rtl';
  const start = rtl ? WIDTH - MARGIN : MARGIN;
  const write = (text: string, y: number, size: number, colour: string): void => {
    pen.font = `600 ${size}px ${FONT}`;
    pen.fillStyle = colour;
    pen.fillText(text, start, y, WIDTH - 2 * MARGIN);
  };
  pen.direction = rtl ? 'rtl' : 'ltr';
  pen.textAlign = 'start';
  const felt = pen.createLinearGradient(0, 0, 0, HEIGHT);
  felt.addColorStop(0, '#3b7b62');
  felt.addColorStop(1, '#153a2f');
  pen.fillStyle = felt;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  write(t('lobby-title'), 120, 44, '#f0c75e');
  write([t(`game-${set.game}`), set.day && date(set.day)].filter(Boolean).join(', '), 186, 38, '#d9e6d8');
  write(t('boards-beaten', { share: percent(standings.own.matchpoints) }), 310, 68, '#fbf6e6');
  if (standings.rank) write(t('boards-place', rankParts(standings.rank)), 376, 38, '#d9e6d8');
  drawBars(pen, standings.deals, rtl);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** A bar for each deal, as high as the share of the others that it beat. */
function drawBars(pen: CanvasRenderingContext2D, deals: readonly OwnDeal[], rtl: boolean): void {
  const [low, high, gap] = [HEIGHT - 64, 130, 16];
  const width = Math.min(120, (WIDTH - 2 * MARGIN) / deals.length - gap);
  deals.forEach(({ matchpoints }, i) => {
    const offset = MARGIN + i * (width + gap);
    const x = rtl ? WIDTH - offset - width : offset;
    const tall = 8 + (high - 8) * matchpoints;
    pen.fillStyle = 'rgb(255 255 255 / 0.14)';
    pen.fillRect(x, low - high, width, high);
    pen.fillStyle = matchpoints >= 0.5 ? '#f0c75e' : '#9fc2b2';
    pen.fillRect(x, low - tall, width, tall);
  });
}
