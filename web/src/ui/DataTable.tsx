import type { ComponentChildren } from 'preact';

export interface DataRow {
  key?: string | number;
  class?: string | undefined;
  /** The heading of the row, then its cells. */
  cells: readonly ComponentChildren[];
}

interface Props {
  class?: string;
  /** What the table contains, for a screen reader. */
  caption?: string;
  columns: readonly ComponentChildren[];
  rows: readonly DataRow[];
  /** The class of a cell or, in row -1, of the heading of a column. */
  classOf?: (row: number, column: number) => string | undefined;
}

/** A table with a heading for each column and row. */
export function DataTable({ class: names, caption, columns, rows, classOf = () => undefined }: Props) {
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
        {rows.map(({ key, class: rowNames, cells: [heading, ...cells] }, row) => (
          <tr key={key ?? row} class={rowNames}>
            <th scope="row">{heading}</th>
            {cells.map((cell, place) => (
              <td key={place} class={classOf(row, place + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
