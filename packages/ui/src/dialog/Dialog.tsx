import { useId, type ReactNode } from 'react';
import { useControllable } from '../controllable/index.ts';
import { useOpener } from '../overlay/index.ts';
import { DialogContext } from './DialogContext.ts';

export type DialogProps = {
  /** Set it to control the dialog from outside. */
  open?: boolean;
  /** Open at the start, when the caller does not control it. */
  defaultOpen?: boolean;
  /** A press on the trigger, the close button or Escape. */
  onOpenChange?: (open: boolean) => void;
  /** Work is under way: Escape, the backdrop and ✕ do nothing. Keep a cancel button in the footer. */
  locked?: boolean;
  /** A `DialogTrigger`, when there is one, and one `DialogContent`. */
  children: ReactNode;
};

/**
 * A task on top of the page that must be finished or given up first.
 *
 * Gives the focus back to where it was, also when a menu item or code opened it.
 *
 * When not to use: to ask before a risky act use `useAlert().confirm`; for details beside a list use `Drawer`.
 */
export function Dialog({ open: given, defaultOpen = false, onOpenChange, locked = false, children }: DialogProps) {
  const [open, setOpen] = useControllable({ value: given, defaultValue: defaultOpen, onValueChange: onOpenChange });
  const returnFocus = useOpener(open);
  const id = useId();
  const change = (next: boolean) => {
    if (next || !locked) setOpen(next);
  };
  return <DialogContext.Provider value={{ open, locked, id, change, returnFocus }}>{children}</DialogContext.Provider>;
}
