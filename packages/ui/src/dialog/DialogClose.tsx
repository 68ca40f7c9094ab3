import { Dialog as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';

export type DialogCloseProps = {
  /** One `Button`. It does nothing while the dialog is locked. */
  children: ReactElement;
};

/** A button that closes the dialog, e.g. 取消. */
export const DialogClose = ({ children }: DialogCloseProps) => <Primitive.Close asChild>{children}</Primitive.Close>;
