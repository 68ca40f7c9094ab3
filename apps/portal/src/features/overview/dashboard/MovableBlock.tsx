import type { WorkbenchBlock } from '@panome/contract/workbench';
import { IconButton } from '@panome/ui/icon-button';
import { ArrowDown, ArrowUp, EyeOff, GripVertical } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { blockOf, isWide } from './blockOf.tsx';
import * as styles from './Dashboard.css.ts';
import { dashboardText as text } from './dashboard.text.ts';

type MovableBlockProps = {
  readonly block: WorkbenchBlock;
  /** Whether the blocks are being arranged. */
  readonly arranging: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (steps: number) => void;
  readonly onHide: () => void;
  /** Another block was let go over this one. */
  readonly onDrop: (dragged: string) => void;
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
/** Nothing but a block may be dropped on a block. */
const dragType = 'application/x-panome-block';
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** One block of the workbench; while it is arranged with what moves and hides it. */
export function MovableBlock({ arranging, block, first, last, onDrop, onHide, onMove }: MovableBlockProps) {
  const [state, setState] = useState<'over' | 'dragged'>();
  const name = text.blocks[block];
  const pressKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li className={styles.place} data-block={block} data-wide={isWide(block) ? '' : undefined}>
      {/* The pointer's way; the keys have the handle and the buttons. */}
      <div
        className={styles.block}
        data-arranging={arranging ? '' : undefined}
        data-dragged={state === 'dragged' ? '' : undefined}
        data-over={state === 'over' ? '' : undefined}
        draggable={arranging}
        onDragEnd={() => setState(undefined)}
        onDragLeave={() => setState((now) => (now === 'over' ? undefined : now))}
        onDragOver={(event) => {
          if (!arranging || !event.dataTransfer.types.includes(dragType)) return;
          event.preventDefault();
          setState((now) => now ?? 'over');
        }}
        onDragStart={(event) => {
          event.dataTransfer.setData(dragType, block);
          event.dataTransfer.effectAllowed = 'move';
          setState('dragged');
        }}
        onDrop={(event) => {
          const dragged = event.dataTransfer.getData(dragType);
          setState(undefined);
          if (dragged === '') return;
          event.preventDefault();
          onDrop(dragged);
        }}
        role="presentation"
      >
        {arranging && (
          <div className={styles.bar}>
            <IconButton
              data-handle
              icon={<GripVertical {...icon} />}
              label={text.move(name)}
              onKeyDown={pressKey}
              size="small"
            />
            <span className={styles.name}>{name}</span>
            <IconButton
              disabled={first}
              icon={<ArrowUp {...icon} />}
              label={text.up(name)}
              onClick={() => onMove(-1)}
              size="small"
            />
            <IconButton
              disabled={last}
              icon={<ArrowDown {...icon} />}
              label={text.down(name)}
              onClick={() => onMove(1)}
              size="small"
            />
            <IconButton icon={<EyeOff {...icon} />} label={text.hide(name)} onClick={onHide} size="small" />
          </div>
        )}
        <div inert={arranging}>{blockOf(block)}</div>
      </div>
    </li>
  );
}
