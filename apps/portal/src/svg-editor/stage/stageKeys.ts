import type { KeyboardEvent } from 'react';

export type StageActs = {
  /** Chooses the next or the former element. */
  readonly step: (by: 1 | -1) => void;
  /** Pixels of the figure. */
  readonly nudge: (right: number, down: number) => void;
  readonly hide: () => void;
  readonly release: () => void;
  readonly text: () => void;
};

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does on the stage. Tab walks through the elements while one is selected; Escape lets it go on again. */
export function stageKey(event: KeyboardEvent, selected: number, acts: StageActs): void {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = arrows[event.key];
  if (selected === 0) {
    if (arrow) acts.step(arrow[0] + arrow[1] > 0 ? 1 : -1);
    else return;
  } else if (arrow) acts.nudge(arrow[0] * (event.shiftKey ? 10 : 1), arrow[1] * (event.shiftKey ? 10 : 1));
  else if (event.key === 'Tab') acts.step(event.shiftKey ? -1 : 1);
  else if (event.key === 'Delete' || event.key === 'Backspace') acts.hide();
  else if (event.key === 'Escape') acts.release();
  else if (event.key === 'Enter' || event.key === 'F2') acts.text();
  else return;
  event.preventDefault();
}
