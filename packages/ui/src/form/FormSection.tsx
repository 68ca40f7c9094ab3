import type { ReactNode } from 'react';
import * as styles from './Form.css.ts';

export type FormSectionProps = {
  /** What the fields have in common. */
  title: ReactNode;
  /** Blocks every control of the section at once. */
  disabled?: boolean;
  /** Fields, one below the other. */
  children: ReactNode;
};

/** Fields of a form that belong together, under one title. */
export function FormSection({ title, disabled, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section} disabled={disabled}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
