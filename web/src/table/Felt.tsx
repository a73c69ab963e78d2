import type { ComponentChildren } from 'preact';

interface Props {
  /** The three other seats, in the order of play. */
  others: ComponentChildren;
  trick: ComponentChildren;
  /** The talk, or the account of a deal that is over. */
  panel?: ComponentChildren;
  /** One's own seat and hand, with what belongs to them. */
  own: ComponentChildren;
  talking: boolean;
  over: boolean;
}

/** The table itself: three seats around the trick, and one's own hand. Left is left in every language. */
export function Felt({ others, trick, panel, own, talking, over }: Props) {
  return (
    <div class={`felt${over ? ' over' : ''}${talking ? ' talking' : ''}`}>
      <div class="around" dir="ltr">
        {others}
        {trick}
      </div>
      {panel}
      <div class="own">{own}</div>
    </div>
  );
}
