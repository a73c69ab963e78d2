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
  foot?: readonly DataRow[];
  /** The class of a cell, with the `foot` after the other rows, or, in row -1, of the heading of a column. */
  classOf?: (row: number, column: number) => string | undefined;
}

const NO_CLASS = (): undefined => undefined;

/** A table with a heading for each column and row. Its roles are explicit, as phones lay some tables out as grids. */
export function DataTable({ class: names, caption, columns, rows, heading = 0, foot, classOf = NO_CLASS }: Props) {
  const draw = (drawn: readonly DataRow[], first: number) =>
    drawn.map(({ key, class: rowNames, cells }, row) => (
      <tr role="row" key={key ?? row} class={rowNames}>
        {cells.map((cell, place) =>
          place === heading ? (
            <th role="rowheader" key={place} scope="row">
              {cell}
            </th>
          ) : (
            <td role="cell" key={place} class={classOf(first + row, place)}>
              {cell}
            </td>
          ),
        )}
      </tr>
    ));
  return (
    <table role="table" class={names}>
      {caption && <caption class="unseen">{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, place) => (
            <th role="columnheader" key={place} scope="col" class={classOf(-1, place)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{draw(rows, 0)}</tbody>
      {foot && <tfoot role="rowgroup">{draw(foot, rows.length)}</tfoot>}
    </table>
  );
}
