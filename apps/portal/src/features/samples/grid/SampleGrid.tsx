import { headerOf, type CellProblem, type SampleColumn } from '@panome/contract/sample-forms';
import { useId, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { useNarrow } from '../../../shared/list/index.ts';
import { CellInput } from './CellInput.tsx';
import * as styles from './Grid.css.ts';
import { gridText as text } from './grid.text.ts';
import { GridHead, GridRow, type RowProblems } from './GridRow.tsx';
import { rangeOf, shownRows, type Grid, type Pasted, type Place } from './gridState.ts';
import { useGridPointer } from './useGridPointer.ts';
import { useRowWindow } from './useRowWindow.ts';

export type SampleGridHandle = { /** Shows a cell and takes the focus there. */ goTo: (place: Place) => void };
type SampleGridProps = {
  readonly label: string;
  readonly columns: readonly SampleColumn[];
  readonly grid: Grid;
  readonly onChange: (grid: Grid) => void;
  readonly onPaste: (pasted: Pasted) => void;
  readonly problems: readonly CellProblem[];
  readonly ref?: Ref<SampleGridHandle>;
};

const narrowName = 104;

/** The first problem of each cell, by row; errors go before warnings. */
function byRow(problems: readonly CellProblem[]): ReadonlyMap<number, RowProblems> {
  const rows = new Map<number, Record<string, CellProblem>>();
  for (const problem of problems) {
    const row = rows.get(problem.row) ?? {};
    if (row[problem.column]?.severity !== 'error') row[problem.column] = problem;
    rows.set(problem.row, row);
  }
  return rows;
}

/**
 * A spreadsheet for samples: cells are typed into, pasted into from Excel, filled down, and judged at once.
 * One text field, always over the current cell, has the focus: so an input method begins in it with the first key, and
 * a screen reader reads column, row and value.
 */
export function SampleGrid({ columns: given, grid, label, onChange, onPaste, problems, ref }: SampleGridProps) {
  const statusId = useId();
  const narrow = useNarrow();
  // On a phone the names leave room for what is typed beside them.
  const columns = useMemo(
    () => (narrow ? given.map((column, at) => (at === 0 ? { ...column, width: narrowName } : column)) : given),
    [given, narrow],
  );
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  const [opens, setOpens] = useState(0);
  const { onScroll, span } = useRowWindow(frame);
  const found = useMemo(() => byRow(problems), [problems]);
  const edges = useMemo(
    () => columns.reduce<number[]>((all, { width }) => [...all, all.at(-1)! + width], [styles.numberWidth]),
    [columns],
  );
  const count = shownRows(grid);
  const range = rangeOf(grid);
  const { at } = grid;
  const column = columns[at.column]!;
  const problem = found.get(at.row)?.[column.id];
  const chosenCells = range.top !== range.bottom || range.left !== range.right;

  const show = ({ column: to, row }: Place) => {
    const box = frame.current;
    if (!box) return;
    const [top, bottom] = [
      row * styles.rowHeight,
      (row + 2) * styles.rowHeight - box.clientHeight + styles.rowHeight / 2,
    ];
    const held = styles.numberWidth + (to === 0 ? 0 : columns[0]!.width);
    const [left, right] = [edges[to]! - held, edges[to + 1]! - box.clientWidth];
    box.scrollTo({
      top: Math.min(Math.max(box.scrollTop, bottom), top),
      ...(to > 0 && { left: Math.min(Math.max(box.scrollLeft, right), Math.max(left, 0)) }),
    });
  };
  const change = (next: Grid) => {
    onChange(next);
    if (next.at !== at) show(next.at);
  };
  useImperativeHandle(ref, () => ({
    goTo: (place) => {
      onChange({ ...grid, at: place, anchor: place });
      show(place);
      input.current?.focus({ preventScroll: true });
      frame.current?.scrollIntoView({ block: 'nearest' });
    },
  }));
  const pointer = useGridPointer({
    grid,
    columns: columns.length,
    onChange,
    focus: () => input.current?.focus({ preventScroll: true }),
    open: () => setOpens((times) => times + 1),
  });

  const rows: ReactNode[] = [];
  for (let index = span.from; index < Math.min(count, span.from + span.size); index++) {
    const chosen = index >= range.top && index <= range.bottom;
    rows.push(
      <GridRow
        columns={columns}
        current={at.row === index ? at.column : undefined}
        from={chosen ? range.left : -1}
        index={index}
        key={index}
        problems={found.get(index)}
        row={grid.rows[index]}
        to={chosen ? range.right : -1}
      />,
    );
  }

  return (
    <div className={styles.outer}>
      <div className={styles.frame} data-focused={focused ? '' : undefined} onScroll={onScroll} ref={frame}>
        <div
          aria-colcount={columns.length + 1}
          aria-label={label}
          aria-multiselectable
          aria-rowcount={count + 1}
          className={styles.grid}
          role="grid"
          style={{ width: edges.at(-1) }}
          {...pointer}
        >
          <GridHead columns={columns} />
          <div role="rowgroup" style={{ height: count * styles.rowHeight }}>
            <div style={{ position: 'absolute', insetInlineStart: 0, top: styles.rowHeight }}>{rows}</div>
          </div>
        </div>
        <CellInput
          column={column}
          columns={columns}
          describedBy={statusId}
          grid={grid}
          inputRef={input}
          left={edges[at.column]!}
          onChange={change}
          onFocusChange={setFocused}
          onPaste={onPaste}
          opens={opens}
          page={Math.max(1, span.size - 10)}
          problem={problem}
        />
      </div>
      <div className={styles.status} id={statusId}>
        <span className={styles.statusPlace}>
          {chosenCells
            ? text.chosen(range.bottom - range.top + 1, range.right - range.left + 1)
            : text.status(at.row + 1, headerOf(column))}
        </span>
        <span>{problem && !chosenCells ? problem.text : chosenCells ? text.help : column.help}</span>
      </div>
    </div>
  );
}
