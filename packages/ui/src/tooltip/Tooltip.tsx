import { Slot } from 'radix-ui';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDirection } from '../direction/index.ts';
import { placeElement, type Side } from '../overlay/index.ts';
import { useLayoutEffect } from '../react-range/index.ts';
import * as styles from './Tooltip.css.ts';
import { useTooltip } from './useTooltip.ts';

export type TooltipProps = {
  /** One short sentence without a full stop. */
  content: ReactNode;
  /** The preferred side; the tooltip turns over where there is no room. `top` by default. */
  side?: Side;
  /** One element that takes the focus. */
  children: ReactElement;
};

/**
 * A hint on hover and focus. It stays while the pointer is on it; Escape closes it and nothing else.
 *
 * When not to use: for anything a reader must know, since touch screens never show it; for the name of an icon use the
 * `label` of `IconButton`.
 */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const { anchor, id, open, tip, trigger } = useTooltip();
  const box = useRef<HTMLDivElement>(null);
  const dir = useDirection();

  useLayoutEffect(() => {
    const element = box.current;
    if (!open || !element || !anchor.current) return;
    element.showPopover?.();
    placeElement(element, anchor.current.getBoundingClientRect(), { side });
  }, [anchor, content, open, side]);

  return (
    <>
      <Slot.Root {...trigger} ref={anchor}>
        {children}
      </Slot.Root>
      {open &&
        createPortal(
          <div {...tip} className={styles.content} dir={dir} id={id} popover="manual" ref={box} role="tooltip">
            {content}
          </div>,
          document.body,
        )}
    </>
  );
}
