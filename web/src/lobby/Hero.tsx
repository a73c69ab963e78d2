import type { ComponentChildren } from 'preact';
import { Facts } from '../ui/elements.tsx';
import { Emblem } from './Emblem.tsx';

interface Props {
  game: string;
  title: string;
  facts: readonly ComponentChildren[];
  /** The id of the table, if it waits for the reader. */
  waits?: string | undefined;
  /** The buttons, the first thing to do before all others. */
  children: ComponentChildren;
}

/** What the lobby offers first, with the picture of its game. */
export function Hero({ game, title, facts, waits, children }: Props) {
  return (
    <section class="game-card panel hero" aria-labelledby="hero" data-waits={waits}>
      <div class={`picture poster-${game}`}>
        <Emblem game={game} />
      </div>
      <div class="text stack packed gap-1">
        <h2 id="hero">{title}</h2>
        <p>
          <Facts facts={facts} />
        </p>
      </div>
      <div class="start row">{children}</div>
    </section>
  );
}
