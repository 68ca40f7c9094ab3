import { Popover as Primitive } from 'radix-ui';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { passed } from '../overlay/index.ts';
import * as styles from './Popover.css.ts';

export type PopoverProps = {
  /** Set it to control the popover from outside. */
  open?: boolean;
  /** Open at the start, when the caller does not control it. */
  defaultOpen?: boolean;
  /** A press on the trigger, Escape, or a press outside. */
  onOpenChange?: (open: boolean) => void;
  /** One `Button` or `IconButton`. */
  trigger: ReactElement;
  /** What the box is, for screen readers. */
  label: string;
  /** The edge it shares with its trigger; `start` by default. */
  align?: 'start' | 'center' | 'end';
  /** What the box holds. */
  children: ReactNode;
};

/**
 * A small box beside a button, with settings or more facts. Escape and a click beside it close it.
 *
 * When not to use: for acts use `Menu`; for one sentence `Tooltip`; for a form with a submit button `Dialog`.
 */
export function Popover({ trigger, label, align = 'start', children, ...open }: PopoverProps) {
  const content = useRef<HTMLDivElement>(null);
  // A window that was opened from the box lies above it and closes first.
  const leaveToModal = (event: KeyboardEvent) => {
    if (!content.current?.closest('[inert]')) return;
    event.preventDefault();
    passed.add(event);
  };
  return (
    <Primitive.Root {...open}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content align={align} aria-label={label} className={styles.content} collisionPadding={8} onEscapeKeyDown={leaveToModal} ref={content} sideOffset={4}>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
