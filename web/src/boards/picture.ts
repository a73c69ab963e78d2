/** The picture of a result to share, which gives no card away. */

import type { OwnDeal, SetInfo, Standings } from '../http.ts';
import { t, date } from '../i18n/texts.ts';
import { beatsAny, percent, rankText, reached } from './words.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const FONT = "'Noto Sans', 'Noto Sans Arabic', system-ui, sans-serif";

type Pen = CanvasRenderingContext2D;
type Write = (text: string, y: number, size: number, colour: string, atEnd?: boolean) => void;

/** Draw a picture with its title and headline as a PNG; null if the browser cannot. */
function drawn(title: string, headline: string, rest: (pen: Pen, write: Write, rtl: boolean) => void) {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  const rtl = document.documentElement.dir === 'rtl';
  const write: Write = (text, y, size, colour, atEnd = false) => {
    pen.font = `600 ${size}px ${FONT}`;
    pen.fillStyle = colour;
    pen.textAlign = atEnd ? 'end' : 'start';
    pen.fillText(text, rtl === atEnd ? MARGIN : WIDTH - MARGIN, y, WIDTH - 2 * MARGIN);
  };
  pen.direction = rtl ? 'rtl' : 'ltr';
  const felt = pen.createLinearGradient(0, 0, 0, HEIGHT);
  felt.addColorStop(0, '#3b7b62');
  felt.addColorStop(1, '#153a2f');
  pen.fillStyle = felt;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  write(t('lobby-title'), 110, 44, '#f0c75e');
  write(title, 172, 36, '#d9e6d8');
  write(headline, 268, 64, '#fbf6e6');
  rest(pen, write, rtl);
  return new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
}

export const pictureOf = (set: SetInfo, standings: Standings): Promise<Blob | null> =>
  drawn(
    [t(`game-${set.game}`), set.day && date(set.day)].filter(Boolean).join(', '),
    reached(set, standings),
    (pen, write, rtl) => {
      if (standings.rank && beatsAny(standings.rank.share)) write(rankText(standings.rank), 340, 38, '#d9e6d8');
      drawBars(pen, standings.deals, rtl);
    },
  );

export const pictureOfDay = (
  title: string,
  headline: string,
  rows: readonly { game: string; share: number }[],
): Promise<Blob | null> =>
  drawn(title, headline, (pen, write, rtl) => {
    rows.forEach(({ game, share }, place) => {
      const y = 340 + 56 * place;
      write(game, y, 32, '#fbf6e6');
      write(percent(share), y, 32, '#f0c75e', true);
      drawBar(pen, share, y - 24, rtl);
    });
  });

/** The share of the others that was beaten, as a bar between the name and the figure. */
function drawBar(pen: Pen, share: number, y: number, rtl: boolean): void {
  const [from, width, high] = [470, 520, 28];
  const fill = (colour: string, length: number): void => {
    pen.fillStyle = colour;
    pen.fillRect(rtl ? WIDTH - from - length : from, y, length, high);
  };
  fill('rgb(255 255 255 / 0.14)', width);
  fill(share >= 0.5 ? '#f0c75e' : '#9fc2b2', Math.max(4, width * share));
}

function drawBars(pen: Pen, deals: readonly OwnDeal[], rtl: boolean): void {
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
