import { useRef } from 'react';
import { placeElement } from '../overlay/index.ts';
import { useLayoutEffect } from '../react-range/index.ts';
import { told } from './CopyButton.css.ts';

/** Whether copying succeeded, shown beside the icon that was pressed; the status beside it tells screen readers. */
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
