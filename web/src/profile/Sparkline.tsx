const WIDTH = 96;
const HEIGHT = 24;
/** Room for the dot and the width of the line. */
const EDGE = 4;

/** The latest values of a figure, at least two, as a small line that ends in a dot; `text`: the same for a screen reader. */
export function Sparkline({ values, text }: { values: readonly number[]; text: string }) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map((value, place): [number, number] => [
    (WIDTH * place) / (values.length - 1),
    HEIGHT - (HEIGHT * (value - low)) / range,
  ]);
  const [x, y] = points.at(-1)!;
  return (
    <svg
      class="sparkline"
      role="img"
      aria-label={text}
      viewBox={`${-EDGE} ${-EDGE} ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`}
    >
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <circle cx={x} cy={y} r="3" />
    </svg>
  );
}
