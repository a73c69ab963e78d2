/** A small picture for each game's poster, drawn from the cards' own suits and crowns. */
export function Emblem({ game }: { game: string }) {
  return <svg class="emblem" viewBox="0 0 200 120" aria-hidden="true">{PICTURES[game]}</svg>;
}

const CROWN = 'M-30 18-38-18-17-3 0-28 17-3 38-18 30 18Z';

const Crown = ({ x, y, size = 1, class: name }: { x: number; y: number; size?: number; class?: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} class={name}>
    <path class="gold" d={CROWN} /><path class="gold" d="M-30 22H30V29H-30Z" />
    <circle class="gold" cx="-38" cy="-21" r="4" /><circle class="gold" cx="0" cy="-31" r="4.500" /><circle class="gold" cx="38" cy="-21" r="4" />
  </g>
);

const Mini = ({ x, y, turn, suit }: { x: number; y: number; turn: number; suit: string }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect class="paper" x="-19" y="-27" width="38" height="54" rx="5" />
    <g class={suit}><use href={`#${suit}`} x="-12" y="-6" width="24" height="24" /></g>
    <g transform="translate(0 -14) scale(.26)"><path class="gold" d={CROWN} /></g>
  </g>
);

const CEDAR = 'M100 14c-5 8-14 12-24 14 7 2 12 1 16 0-7 9-20 13-34 15 9 3 18 2 25 0-10 10-25 14-41 16 15 5 33 3 47-2-1 8-1 15-4 25h30c-3-10-3-17-4-25 14 5 32 7 47 2-16-2-31-6-41-16 7 2 16 3 25 0-14-2-27-6-34-15 4 1 9 2 16 0-10-2-19-6-24-14Z';

const PICTURES: Record<string, preact.ComponentChildren> = {
  quarante: (
    <><Mini x={55} y={68} turn={-20} suit="S" /><Mini x={85} y={60} turn={-7} suit="H" /><Mini x={115} y={60} turn={7} suit="C" /><Mini x={145} y={68} turn={20} suit="D" /></>
  ),
  'quarante-1792': (
    <>
      <path class="wig" d="M100 14c-30 0-40 20-37 38-9 4-12 15-6 22-5 8-1 20 9 21 4 9 17 9 21 1l2-44c2-12 20-12 22 0l2 44c4 8 17 8 21-1 10-1 14-13 9-21 6-7 3-18-6-22 3-18-7-38-37-38Z" />
      <path class="skin" d="M86 52c0-12 28-12 28 0 0 22-6 36-14 36s-14-14-14-36Z" />
      <path class="ribbon" d="M78 96c8-6 14-6 22 2 8-8 14-8 22-2-2 8-12 14-22 8-10 6-20 0-22-8Z" />
      <path class="ink" d="M92 62q3-2 5 0M103 62q3-2 5 0M100 64l-2 9h3M95 79q5 3 10 0" />
    </>
  ),
  '400': <><path class="cedar" d={CEDAR} /><g class="H"><use href="#H" x="84" y="76" width="32" height="32" /></g></>,
  'jeu-du-roi': (
    <>
      <Crown x={100} y={44} size={0.9} />
      <g class="steps">{Array.from({ length: 10 }, (_, i) => <rect class={i < 6 ? 'cost' : 'gain'} x={23 + i * 15.700} y={i < 6 ? 86 : 86 - (i - 5) * 5} width="11" height={i < 6 ? 8 + i * 3 : (i - 5) * 5} rx="2" />)}</g>
    </>
  ),
  king: (
    <>
      <g class="H"><use href="#H" x="56" y="22" width="88" height="88" /></g>
      <Crown x={100} y={34} size={0.8} />
    </>
  ),
};
