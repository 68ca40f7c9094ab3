import { Slot } from 'radix-ui';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useControllable } from '../controllable/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { PopoverLayer } from './PopoverLayer.tsx';

export type PopoverProps = PassedOn<'div'> & {
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
export const Popover = withRef(function Popover({
  align = 'start',
  children,
  defaultOpen = false,
  label,
  onOpenChange,
  open: given,
  trigger,
  ...native
}: PopoverProps) {
  const [open, setOpen] = useControllable({ value: given, defaultValue: defaultOpen, onValueChange: onOpenChange });
  const button = useRef<HTMLElement>(null);
  const own = useId();
  const id = native.id ?? own;
  return (
    <>
      <Slot.Root
        aria-controls={open ? id : undefined}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
        ref={button}
      >
        {trigger}
      </Slot.Root>
      {open && (
        <PopoverLayer {...native} align={align} id={id} label={label} onClose={() => setOpen(false)} trigger={button}>
          {children}
        </PopoverLayer>
      )}
    </>
  );
});
