import { headerOf, type CellProblem, type SampleColumn, type SampleRow } from '@panome/contract/sample-forms';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import * as styles from './Grid.css.ts';
import { gridText as text } from './grid.text.ts';

export type RowProblems = Readonly<Record<string, CellProblem>>;
type GridRowProps = {
  readonly row: SampleRow | undefined;
  readonly index: number;
  readonly columns: readonly SampleColumn[];
  readonly problems: RowProblems | undefined;
  /** Columns that are chosen in this row; -1 for none. */
  readonly from: number;
  readonly to: number;
  /** The current column, when it is in this row. */
  readonly current: number | undefined;
};

const worst = (problems: RowProblems | undefined) => {
  const all = Object.values(problems ?? {});
  return all.some(({ severity }) => severity === 'error') ? 'error' : undefined;
};

/** One row of cells. What it shows is all in its props, so that only rows that change are drawn again. */
export const GridRow = memo(function GridRow({ columns, current, from, index, problems, row, to }: GridRowProps) {
  return (
    <div
      aria-rowindex={index + 2}
      className={styles.row}
      data-row={index}
      role="row"
      style={{ transform: `translateY(${index * styles.rowHeight}px)` }}
    >
      <div
        aria-colindex={1}
        aria-label={text.rowName(index + 1)}
        className={styles.number}
        data-chosen={from >= 0 ? '' : undefined}
        data-part="number"
        data-severity={worst(problems)}
        role="rowheader"
      >
        {index + 1}
      </div>
      {columns.map((column, at) => {
        const value = row?.[column.id] ?? '';
        const problem = problems?.[column.id];
        return (
          <div
            aria-colindex={at + 2}
            aria-invalid={problem?.severity === 'error' || undefined}
            aria-selected={at >= from && at <= to}
            className={styles.cell}
            data-align={column.type === 'number' ? 'end' : undefined}
            data-chosen={at >= from && at <= to ? '' : undefined}
            data-column={at}
            data-current={at === current ? '' : undefined}
            data-first={at === 0 ? '' : undefined}
            data-severity={problem?.severity}
            key={column.id}
            role="gridcell"
            style={{ width: column.width }}
            title={problem?.text ?? (value.length > 12 ? value : undefined)}
          >
            <span className={styles.words}>{value}</span>
            {at === current && column.choices && (
              <span aria-hidden className={styles.mark} data-part="open" title={text.open}>
                <ChevronDown size={16} strokeWidth={1.5} />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
});

type GridHeadProps = { readonly columns: readonly SampleColumn[] };

/** The names of the columns; a press chooses the column. */
export const GridHead = memo(function GridHead({ columns }: GridHeadProps) {
  return (
    <div aria-rowindex={1} className={styles.head} role="row">
      <div
        aria-colindex={1}
        aria-label={text.number}
        className={styles.number}
        data-part="corner"
        role="columnheader"
        title={text.all}
      >
        #
      </div>
      {columns.map((column, at) => (
        <div
          aria-colindex={at + 2}
          aria-label={headerOf(column)}
          className={styles.headCell}
          data-column={at}
          data-first={at === 0 ? '' : undefined}
          data-part="head"
          key={column.id}
          role="columnheader"
          style={{ width: column.width }}
          title={`${headerOf(column)}：${column.help}`}
        >
          <span className={styles.words}>{column.label}</span>
          {column.unit && <span className={styles.unit}>{column.unit}</span>}
          {column.required && (
            <span aria-hidden className={styles.star} title={text.required}>
              *
            </span>
          )}
        </div>
      ))}
    </div>
  );
});
