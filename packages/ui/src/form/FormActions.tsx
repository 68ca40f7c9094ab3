import type { ReactNode } from 'react';
import { actions } from './Form.css.ts';

export type FormActionsProps = {
  /** `start` on pages, `end` in dialogs. */
  align?: 'start' | 'end';
  /** The submit button first, then quiet ones. */
  children: ReactNode;
};

/** The row of buttons at the end of a form. */
export function FormActions({ align = 'start', children }: FormActionsProps) {
  return <div className={actions({ align })}>{children}</div>;
}
