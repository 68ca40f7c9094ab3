import { Slot } from 'radix-ui';
import type { ReactElement } from 'react';
import { useDialog } from './DialogContext.ts';

export type DialogCloseProps = {
  /** One `Button`. It does nothing while the dialog is locked. */
  children: ReactElement;
};

/** A button that closes the dialog, e.g. 取消. */
export function DialogClose({ children }: DialogCloseProps) {
  const { change } = useDialog();
  return <Slot.Root onClick={() => change(false)}>{children}</Slot.Root>;
}
