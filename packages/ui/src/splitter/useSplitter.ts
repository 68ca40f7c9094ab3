import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useControllable } from '../controllable/index.ts';
import { isRightToLeft } from '../direction/index.ts';
import { clampSize, sizeByKey } from './splitterSize.ts';

type SplitterOptions = {
  value: number | undefined;
  defaultValue: number;
  onValueChange: ((share: number) => void) | undefined;
  min: number;
  max: number;
  vertical: boolean;
};

/** The share of the first pane, by keys and by pointer; 0 while it is collapsed. */
export function useSplitter({ value, defaultValue, onValueChange, min, max, vertical }: SplitterOptions) {
  const [current, change] = useControllable({ value, defaultValue, onValueChange });
  const [dragging, setDragging] = useState(false);
  const collapsed = current === 0;
  /** What a collapsed pane opens to again. */
  const [before, setBefore] = useState(collapsed ? defaultValue || min : current);
  const frame = useRef<HTMLDivElement>(null);

  const put = (next: number) => {
    if (next === current) return;
    if (current !== 0) setBefore(current);
    change(next);
  };
  const isReversed = () => frame.current !== null && isRightToLeft(frame.current);
  const toggle = () => put(collapsed ? clampSize(before, min, max) : 0);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      return toggle();
    }
    const to = sizeByKey(event.key, { size: current, min, max, far: event.shiftKey, vertical, reversed: isReversed() });
    if (to === undefined) return;
    event.preventDefault();
    put(to);
  };

  const handlePointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    // No text is selected on the way; the separator keeps the focus for the arrow keys.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    (event.currentTarget as HTMLElement).focus({ preventScroll: true });
    setDragging(true);
  };
  const handlePointerMove = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!dragging || !box) return;
    const share = vertical
      ? (event.clientY - box.top) / box.height
      : (isReversed() ? box.right - event.clientX : event.clientX - box.left) / box.width;
    put(clampSize(share * 100, min, max));
  };
  const release = () => setDragging(false);

  const separator = {
    onDoubleClick: () => put(clampSize(defaultValue || min, min, max)),
    onKeyDown: handleKeyDown,
    onLostPointerCapture: release,
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: release,
  };
  return { collapsed, dragging, frame, separator, size: current };
}
