import { headerOf, type CellProblem, type SampleColumn } from '@panome/contract/sample-forms';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { ChoiceList } from './ChoiceList.tsx';
import * as styles from './Grid.css.ts';
import { gridText as text } from './grid.text.ts';
import { pressed, tabbed } from './gridKeys.ts';
import { clear, copied, goTo, paste, write, type Grid, type Pasted } from './gridState.ts';
import { parseTsv } from './tsv.ts';
import { useCellEditor } from './useCellEditor.ts';

type CellInputProps = {
  readonly grid: Grid;
  readonly columns: readonly SampleColumn[];
  readonly column: SampleColumn;
  readonly left: number;
  /** Rows of a screen. */
  readonly page: number;
  readonly problem: CellProblem | undefined;
  readonly describedBy: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Counts the requests to edit the current cell; a higher number opens it. */
  readonly opens: number;
  readonly onChange: (grid: Grid) => void;
  readonly onPaste: (pasted: Pasted) => void;
  readonly onFocusChange: (focused: boolean) => void;
};

/** The text field over the current cell: invisible while it moves about, visible while it is typed into. */
export function CellInput({
  column,
  columns,
  describedBy,
  grid,
  inputRef,
  left,
  onChange,
  onFocusChange,
  onPaste,
  opens,
  page,
  problem,
}: CellInputProps) {
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  const { choices, close, editing, open, result, step, type } = useCellEditor(column);
  const { at } = grid;
  const value = grid.rows[at.row]?.[column.id] ?? '';

  // All of it is chosen, so that the first key replaces it, also the first of an input method.
  useLayoutEffect(() => {
    if (!editing) inputRef.current?.select();
  }, [at, editing, inputRef, value]);
  const openNow = useEffectEvent(() => open(value));
  useEffect(() => {
    if (opens > 0) openNow();
  }, [opens]);

  /** The grid with what was typed in its cell. */
  const settled = (): Grid => {
    const typed = result();
    close();
    return typed === null ? grid : write(grid, columns, typed);
  };
  const settleAndGo = (row: number, to: number) => {
    const next = settled();
    onChange(goTo(next, { row: at.row + row, column: at.column + to }, columns.length));
  };

  const handleEditing = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event;
    const down = key === 'ArrowDown' || key === 'ArrowUp';
    if (key === 'Escape') close();
    else if (key === 'Enter') settleAndGo(shiftKey ? -1 : 1, 0);
    else if (key === 'Tab') onChange(tabbed(settled(), columns.length, shiftKey));
    else if (down && choices.length > 0) step(key === 'ArrowDown' ? 1 : -1);
    else if (down) settleAndGo(key === 'ArrowDown' ? 1 : -1, 0);
    else if (editing?.how === 'type' && (key === 'ArrowLeft' || key === 'ArrowRight') && !column.choices)
      settleAndGo(0, key === 'ArrowRight' ? 1 : -1);
    else return false;
    return true;
  };
  const handleMoving = (event: KeyboardEvent): boolean => {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    const left = leaving.current;
    leaving.current = key === 'Escape' || (left && key === 'Shift');
    // After Escape, Tab goes on with the page.
    if (key === 'Tab' && left) return false;
    if (key === 'Tab') onChange(tabbed(grid, columns.length, shiftKey));
    else if (key === 'F2' || (key === 'Enter' && !ctrlKey && !metaKey) || (altKey && key === 'ArrowDown')) open(value);
    else if (key === 'Escape') onChange(goTo(grid, at, columns.length));
    else {
      const next = pressed(grid, columns, event, page);
      if (next) onChange(next);
      return next !== undefined;
    }
    return true;
  };

  const copy = (event: ClipboardEvent, cut: boolean) => {
    if (editing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied(grid, columns));
    if (cut) onChange(clear(grid, columns));
  };

  const listed = editing !== null && choices.length > 0;
  const first = at.column === 0 ? '' : undefined;
  return (
    <div className={styles.layer} data-first={first} style={{ top: (at.row + 1) * styles.rowHeight }}>
      <div
        className={styles.place}
        data-first={first}
        ref={place}
        style={{ width: column.width, marginInlineStart: left }}
      >
        <input
          aria-activedescendant={listed && editing.active >= 0 ? `${listId}-${editing.active}` : undefined}
          aria-autocomplete={column.choices ? 'list' : undefined}
          aria-controls={listed ? listId : undefined}
          aria-describedby={describedBy}
          aria-expanded={column.choices ? listed : undefined}
          aria-invalid={problem?.severity === 'error' || undefined}
          aria-label={text.cell(headerOf(column), at.row + 1)}
          autoCapitalize="none"
          autoComplete="off"
          className={styles.input}
          data-editing={editing ? '' : undefined}
          enterKeyHint="next"
          inputMode={column.type === 'number' ? 'decimal' : undefined}
          onBlur={() => {
            onFocusChange(false);
            if (editing) onChange(settled());
          }}
          onChange={(event) => type(event.target.value)}
          onCopy={(event) => copy(event, false)}
          onCut={(event) => copy(event, true)}
          onFocus={(event) => {
            onFocusChange(true);
            leaving.current = false;
            event.target.select();
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (editing ? handleEditing(event) : handleMoving(event)) event.preventDefault();
          }}
          onPaste={(event) => {
            if (editing) return;
            event.preventDefault();
            const cells = parseTsv(event.clipboardData.getData('text/plain'));
            if (cells.length === 1 && cells[0]!.length === 1 && cells[0]![0] === '') return;
            const pasted = paste(grid, columns, cells);
            onChange(pasted.grid);
            onPaste(pasted);
          }}
          ref={inputRef}
          role={column.choices ? 'combobox' : undefined}
          spellCheck={false}
          value={editing ? editing.text : value}
        />
        {listed && (
          <ChoiceList
            active={editing.active}
            anchor={place}
            choices={choices}
            id={listId}
            label={text.choices(column.label)}
            onChoose={(choice) => {
              close();
              onChange(write(grid, columns, choice));
            }}
          />
        )}
      </div>
    </div>
  );
}
