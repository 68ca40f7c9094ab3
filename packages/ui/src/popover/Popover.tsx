import { Popover as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './Popover.css.ts';

export type PopoverProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** One `Button` or `IconButton`. */
  trigger: ReactElement;
  /** What the box is, for screen readers. */
  label: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
};

/**
 * A small box beside a button, with settings or more facts. Escape and a click beside it close it.
 *
 * When not to use: for acts use `Menu`; for one sentence `Tooltip`; for a form with a submit button `Dialog`.
 */
export function Popover({ trigger, label, align = 'start', children, ...open }: PopoverProps) {
  return (
    <Primitive.Root {...open}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content align={align} aria-label={label} className={styles.content} collisionPadding={8} sideOffset={4}>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
