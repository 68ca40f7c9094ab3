import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './Tooltip.css.ts';

export type TooltipProps = {
  /** One short sentence without a full stop. */
  content: ReactNode;
  /** The preferred side; the tooltip turns over where there is no room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes the focus. */
  children: ReactElement;
};

/**
 * A hint on hover and focus. It stays while the pointer is on it; Escape closes it.
 *
 * When not to use: for anything a reader must know, since touch screens never show it; for the name of an icon use the `label` of `IconButton`.
 */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className={styles.content} collisionPadding={8} side={side} sideOffset={4}>
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
