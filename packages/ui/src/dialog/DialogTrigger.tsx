import { Slot } from 'radix-ui';
import type { ReactElement } from 'react';
import { useDialog } from './DialogContext.ts';

export type DialogTriggerProps = {
  /** One `Button` or `IconButton`. */
  children: ReactElement;
};

/** The button that opens the dialog. */
export function DialogTrigger({ children }: DialogTriggerProps) {
  const { change, open } = useDialog();
  return (
    <Slot.Root
      aria-expanded={open}
      aria-haspopup="dialog"
      data-state={open ? 'open' : 'closed'}
      onClick={() => change(true)}
    >
      {children}
    </Slot.Root>
  );
}
