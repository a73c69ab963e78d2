import type { ComponentChildren } from 'preact';
import { classNames } from '../ui/elements.tsx';

interface Props {
  /** The three other seats, in the order of play. */
  others: ComponentChildren;
  trick: ComponentChildren;
  /** The talk, or the account of a deal that is over. */
  panel?: ComponentChildren;
  /** One's own seat, and what is told or asked beside it. */
  beside: ComponentChildren;
  hint?: ComponentChildren;
  /** Room is kept for a hint, so that nothing moves when one opens. */
  hintable?: boolean;
  /** The friend of a lesson; a hint covers them for as long as it is shown. */
  friend?: ComponentChildren;
  hand: ComponentChildren;
  talking: boolean;
  over: boolean;
}

/**
 * The table itself, a grid on which nothing lies over anything else: three seats around the trick or above the panel,
 * one's own seat and hand below. What is told of the hand follows it for the keyboard. Left is left in every language:
 * only what is read there runs as the page does.
 */
export function Felt({ others, trick, panel, beside, hint, hintable, friend, hand, talking, over }: Props) {
  const classes = classNames(
    'felt',
    over && 'over',
    talking && 'talking',
    hintable && !over && 'hintable',
    hint && talking && 'hinting',
    friend && 'friendly',
  );
  return (
    <div class={classes}>
      <div class="around">
        {others}
        {trick}
      </div>
      {panel}
      <div class="own row wrap">{beside}</div>
      {hand}
      {hint}
      {friend}
    </div>
  );
}
