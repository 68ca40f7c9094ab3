import { IconButton } from '@panome/ui/icon-button';
import { ArrowDownToLine, Copy, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import type { SampleColumn } from '@panome/contract/sample-forms';
import type { ReactNode } from 'react';
import * as styles from './Grid.css.ts';
import { gridText as text } from './grid.text.ts';
import { deleteRows, duplicateRows, fillDown, insertRows, redo, undo, type Grid } from './gridState.ts';

type GridToolbarProps = {
  readonly grid: Grid;
  readonly columns: readonly SampleColumn[];
  readonly onChange: (grid: Grid) => void;
  /** Further actions on the whole table. */
  readonly children?: ReactNode;
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** The acts of the grid for the pointer; all of them have a key or a way by keys, too. */
export function GridToolbar({ children, columns, grid, onChange }: GridToolbarProps) {
  const filled = grid.rows.length > 0;
  return (
    <div className={styles.tools}>
      <div aria-label={text.tools} className={styles.toolGroup} role="toolbar">
        <IconButton
          disabled={grid.past.length === 0}
          icon={<Undo2 {...icon} />}
          label={text.undo}
          onClick={() => onChange(undo(grid))}
          size="small"
        />
        <IconButton
          disabled={grid.future.length === 0}
          icon={<Redo2 {...icon} />}
          label={text.redo}
          onClick={() => onChange(redo(grid))}
          size="small"
        />
        <IconButton
          disabled={!filled}
          icon={<ArrowDownToLine {...icon} />}
          label={text.fill}
          onClick={() => onChange(fillDown(grid, columns))}
          size="small"
        />
        <IconButton
          disabled={!filled}
          icon={<Plus {...icon} />}
          label={text.insert}
          onClick={() => onChange(insertRows(grid))}
          size="small"
        />
        <IconButton
          disabled={!filled}
          icon={<Copy {...icon} />}
          label={text.duplicate}
          onClick={() => onChange(duplicateRows(grid))}
          size="small"
        />
        <IconButton
          disabled={!filled}
          icon={<Trash2 {...icon} />}
          label={text.remove}
          onClick={() => onChange(deleteRows(grid))}
          size="small"
        />
      </div>
      <div className={styles.toolGroup}>{children}</div>
    </div>
  );
}
