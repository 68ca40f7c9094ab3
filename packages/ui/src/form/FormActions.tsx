import type { ReactNode } from 'react';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { actions } from './Form.css.ts';

export type FormActionsProps = PassedOn<'div'> & {
  /** `start` on pages, `end` in dialogs. */
  align?: 'start' | 'end';
  /** The submit button first, then quiet ones. */
  children: ReactNode;
};

/** The row of buttons at the end of a form. */
export const FormActions = withRef(function FormActions({ align = 'start', children, ...native }: FormActionsProps) {
  return (
    <div {...native} className={actions({ align })}>
      {children}
    </div>
  );
});
