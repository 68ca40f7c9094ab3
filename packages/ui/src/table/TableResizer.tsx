import type { KeyboardEvent, PointerEvent } from 'react';
import { inlineKey, isRightToLeft } from '../direction/index.ts';
import * as styles from './Table.css.ts';

type TableResizerProps = { label: string; onResize: (width: number) => void };

const widthOf = (handle: Element) => handle.parentElement?.getBoundingClientRect().width ?? 0;

/** The edge of a header: drag it, or press ← and →. */
export function TableResizer({ label, onResize }: TableResizerProps) {
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -16, ArrowRight: 16 }[inlineKey(event)];
    if (step === undefined) return;
    event.preventDefault();
    onResize(widthOf(event.currentTarget) + step);
  };
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const sign = isRightToLeft(handle) ? -1 : 1;
    const start = widthOf(handle) - sign * event.clientX;
    handle.setPointerCapture(event.pointerId);
    const drag = (moved: globalThis.PointerEvent) => onResize(start + sign * moved.clientX);
    handle.addEventListener('pointermove', drag);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', drag), {
      once: true,
    });
  };
  return (
    <button
      aria-label={label}
      className={styles.resizer}
      onKeyDown={handleKey}
      onPointerDown={handlePointer}
      type="button"
    />
  );
}
