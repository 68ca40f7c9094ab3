import type { KeyboardEvent } from 'react';
import type { ChartView } from './engine/chartView.ts';

const step = 0.1;
const acts: Readonly<Record<string, (view: ChartView) => void>> = {
  '+': (view) => view.zoom(0.8),
  '=': (view) => view.zoom(0.8),
  '-': (view) => view.zoom(1.25),
  '0': (view) => view.reset(),
  ArrowLeft: (view) => view.pan(-step, 0),
  ArrowRight: (view) => view.pan(step, 0),
  ArrowUp: (view) => view.pan(0, -step),
  ArrowDown: (view) => view.pan(0, step),
};

/** The keys of a figure that has the focus; keys with a modifier are the browser's. */
export function zoomKey(event: KeyboardEvent, view: ChartView): void {
  const act = acts[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act(view);
}
