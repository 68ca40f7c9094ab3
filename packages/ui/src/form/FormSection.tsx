import type { ReactNode } from 'react';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Form.css.ts';

export type FormSectionProps = PassedOn<'fieldset'> & {
  /** What the fields have in common. */
  title: ReactNode;
  /** Blocks every control of the section at once. */
  disabled?: boolean;
  /** Fields, one below the other. */
  children: ReactNode;
};

/** Fields of a form that belong together, under one title. */
export const FormSection = withRef(function FormSection({ title, disabled, children, ...native }: FormSectionProps) {
  return (
    <fieldset {...native} className={styles.section} disabled={disabled}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
});
