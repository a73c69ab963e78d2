import { AwayBanner } from '../friends/Away.tsx';
import type { Table } from '../logic/table.ts';
import { Hand } from './Hand.tsx';
import { Hint } from './Hint.tsx';
import { MatchEnd } from './MatchEnd.tsx';
import { Result } from './Result.tsx';
import { OwnSeat, Seat } from './Seat.tsx';
import { Announce } from './talk/Announce.tsx';
import { Talk } from './talk/Talk.tsx';
import { Trick } from './Trick.tsx';

/** The table itself: three seats around the middle, and one's own hand. Left is left in every language. */
export function Felt({ table }: { table: Table }) {
  const { view } = table;
  const { now } = view;
  const own = view.seat ?? 0;
  const over = now?.stage === 'done' && !table.lying;
  const talking = now?.stage === 'talk' && !table.lying;
  return (
    <div class={`felt${over ? ' over' : ''}${talking ? ' talking' : ''}`}>
      <div class="round" dir="ltr">
        {[1, 2, 3].map((step) => <Seat key={step} view={view} seat={(own + step) % 4} />)}
        <Trick table={table} />
      </div>
      {talking && <Talk view={view} />}
      {over && (view.result ? <MatchEnd view={view} /> : <Result view={view} />)}
      <div class="own">
        <AwayBanner view={view} />
        <OwnSeat view={view} />
        <Hint table={table} />
        {!over && <Announce view={view} />}
        <Hand view={view} />
      </div>
    </div>
  );
}
