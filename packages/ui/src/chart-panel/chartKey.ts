import type { KeyboardEvent } from 'react';
import type { ChartView, Direction } from './engine/index.ts';

const share = 0.1;
const arrows: Readonly<
  Record<string, { readonly direction: Direction; readonly across: number; readonly along: number }>
> = {
  ArrowLeft: { direction: 'left', across: -share, along: 0 },
  ArrowRight: { direction: 'right', across: share, along: 0 },
  ArrowUp: { direction: 'up', across: 0, along: -share },
  ArrowDown: { direction: 'down', across: 0, along: share },
};
const acts: Readonly<Record<string, (view: ChartView) => void>> = {
  '+': (view) => view.zoom(0.8),
  '=': (view) => view.zoom(0.8),
  '-': (view) => view.zoom(1.25),
  '0': (view) => view.reset(),
};

type Reading = {
  /** Arrows go from point to point or from cell to cell; else they move what is magnified. */
  readonly reads: boolean;
  readonly zoomed: boolean;
  /** Gets what an arrow came to. */
  readonly onRead: (lines: readonly string[]) => void;
};

/**
 * The keys of a figure that has the focus; keys with a modifier other than Shift are the browser's, and so are arrows
 * that would do nothing.
 */
export function chartKey(event: KeyboardEvent, view: ChartView, { onRead, reads, zoomed }: Reading): void {
  const { key, nativeEvent, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || nativeEvent.isComposing) return;
  // The first Escape leaves the point, the next one the full screen.
  if (key === 'Escape') return view.unmark() ? event.stopPropagation() : undefined;
  if (key === 'Enter') return view.toggleMarked() ? event.preventDefault() : undefined;
  const arrow = arrows[key];
  const act = acts[key];
  if (!act && (!arrow || (!reads && !zoomed))) return;
  event.preventDefault();
  if (act) return act(view);
  if (shiftKey || !reads) return view.pan(arrow!.across, arrow!.along);
  const lines = view.step(arrow!.direction);
  if (lines) onRead(lines);
}
