import type { ComponentChildren } from 'preact';

export interface DataRow {
  key?: string | number;
  class?: string | undefined;
  /** The cells of the row, its heading among them. */
  cells: readonly ComponentChildren[];
}

interface Props {
  class?: string;
  /** What the table contains, for a screen reader. */
  caption?: string;
  columns: readonly ComponentChildren[];
  rows: readonly DataRow[];
  /** The column that contains the headings of the rows. */
  heading?: number;
  /** A last row, such as sums. */
  foot?: readonly ComponentChildren[];
  /** The class of a cell or, in row -1, of the heading of a column. */
  classOf?: (row: number, column: number) => string | undefined;
}

/** A table with a heading for each column and row. */
export function DataTable({
  class: names,
  caption,
  columns,
  rows,
  heading = 0,
  foot,
  classOf = () => undefined,
}: Props) {
  const rowOf = (cells: readonly ComponentChildren[], row: number) =>
    cells.map((cell, place) =>
      place === heading ? (
        <th key={place} scope="row">
          {cell}
        </th>
      ) : (
        <td key={place} class={classOf(row, place)}>
          {cell}
        </td>
      ),
    );
  return (
    <table class={names}>
      {caption && <caption class="unseen">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, place) => (
            <th key={place} scope="col" class={classOf(-1, place)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, class: rowNames, cells }, row) => (
          <tr key={key ?? row} class={rowNames}>
            {rowOf(cells, row)}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>{rowOf(foot, rows.length)}</tr>
        </tfoot>
      )}
    </table>
  );
}
