/** The face of a card, drawn: a large index and suit where it is small, pips and courts where there is room. */

import { index } from '../i18n/words.ts';
import { rankOf, suitOf } from '../logic/cards.ts';
import courts from './courts.svg?raw';

type Pip = readonly [number, number];

const pairs = (...heights: number[]): Pip[] => [-1, 1].flatMap((x) => heights.map((y): Pip => [x, y]));
const middle = (...heights: number[]): Pip[] => heights.map((y): Pip => [0, y]);

/** Where the pips of a number card stand: columns −1, 0, 1 and heights from −1 to 1. */
const PIPS: Record<string, Pip[]> = {
  '2': middle(-1, 1),
  '3': middle(-1, 0, 1),
  '4': pairs(-1, 1),
  '5': [...pairs(-1, 1), ...middle(0)],
  '6': pairs(-1, 0, 1),
  '7': [...pairs(-1, 0, 1), ...middle(-0.5)],
  '8': [...pairs(-1, 0, 1), ...middle(-0.5, 0.5)],
  '9': [...pairs(-1, -1 / 3, 1 / 3, 1), ...middle(0)],
  T: [...pairs(-1, -1 / 3, 1 / 3, 1), ...middle(-2 / 3, 2 / 3)],
};

// The courts are put into the page once, for every card to use.
document.body.insertAdjacentHTML('beforeend', courts);

export function CardFace({ card }: { card: string }) {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const corner = (
    <>
      <b class={rank === 'T' ? 'narrow' : undefined} data-text={index(card)} />
      <SuitSign suit={suit} />
    </>
  );
  return (
    <span class={`face ${suit}`} dir="ltr" aria-hidden="true">
      <span class="corner">{corner}</span>
      <span class="corner turned">{corner}</span>
      <svg class="large" viewBox="0 0 100 100">
        <use href={`#${suit}`} />
      </svg>
      <svg class="art" viewBox="0 0 100 144">
        <Art rank={rank} suit={suit} />
      </svg>
    </span>
  );
}

function Art({ rank, suit }: { rank: string; suit: string }) {
  const pips = PIPS[rank]?.map(([x, y]) => <Pip suit={suit} x={x} y={y} />);
  if (pips) return <>{pips}</>;
  if (rank === 'A') return <use href={`#${suit}`} x="24" y="46" width="52" height="52" />;
  return <Court rank={rank} suit={suit} />;
}

function Pip({ suit, x, y }: { suit: string; x: number; y: number }) {
  const place = `translate(${50 + x * 17} ${72 + y * 46}) rotate(${y > 0 ? 180 : 0})`;
  return <use href={`#${suit}`} x="-10" y="-10" width="20" height="20" transform={place} />;
}

function Court({ rank, suit }: { rank: string; suit: string }) {
  const [x, y] = rank === 'J' ? [66, 28] : [23, 12]; // a jack holds his halberd where the others have their pip
  const half = (
    <svg x="20" y="8" width="60" height="64" viewBox="20 8 60 64">
      <g transform="translate(50 52) scale(.72)">
        <use href={`#${rank}`} />
      </g>
      <use href={`#${suit}`} x={x} y={y} width="12" height="12" />
    </svg>
  );
  return (
    <g class="court">
      <rect x="20" y="8" width="60" height="128" rx="3" class="frame" />
      {half}
      <g transform="rotate(180 50 72)">{half}</g>
      <path d="M20 72H80" class="belt" />
    </g>
  );
}

export function SuitSign({ suit }: { suit: string }) {
  return (
    <svg aria-hidden="true">
      <use href={`#${suit}`} />
    </svg>
  );
}

export function CardBack() {
  return <span class="back" aria-hidden="true" />;
}
