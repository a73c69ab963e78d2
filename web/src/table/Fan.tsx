import { CardBack, CardFace } from '../cards/CardFace.tsx';

const KINGS = ['KS', 'KH', 'KC', 'KD'];

/** Four kings: they rise for who has won, and lie face down for who has lost. */
export function Fan({ won }: { won: boolean }) {
  return (
    <p class={won ? 'fan won' : 'fan'} aria-hidden="true">
      {KINGS.map((card) => (
        <span class="card" key={card}>
          {won ? <CardFace card={card} /> : <CardBack />}
        </span>
      ))}
    </p>
  );
}
