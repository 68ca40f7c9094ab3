import { useLayoutEffect, useRef } from 'react';
import { placeElement } from '../overlay/index.ts';
import { told } from './CopyButton.css.ts';

/** What came of copying, beside the icon that was pressed, for the eye; the status beside it is for screen readers. */
export function CopyTold({ children }: { children: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element?.parentElement) return;
    element.showPopover?.();
    placeElement(element, element.parentElement.getBoundingClientRect(), { side: 'top' });
  }, []);
  return (
    <span aria-hidden className={told} popover="manual" ref={box}>
      {children}
    </span>
  );
}
