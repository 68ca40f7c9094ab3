import { Dialog as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';

export type DialogTriggerProps = {
  /** One `Button` or `IconButton`. */
  children: ReactElement;
};

/** The button that opens the dialog. */
export const DialogTrigger = ({ children }: DialogTriggerProps) => <Primitive.Trigger asChild>{children}</Primitive.Trigger>;
