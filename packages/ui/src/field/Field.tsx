import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Field.css.ts';
import { useFieldIds, type FieldControl } from './useFieldIds.ts';

/** The frame that all form controls share. */
export type FieldFrame = {
  /** What is asked, as a noun without a full stop. */
  label: ReactNode;
  /** Keeps the label for screen readers only; for toolbars, where the place says what it is. */
  labelHidden?: boolean;
  /** Rules and hints, said before anybody types. */
  help?: ReactNode;
  /** Why the value is refused and what to do. Its presence marks the control as invalid. */
  error?: ReactNode;
  /** Shows the mark and tells screen readers; checking is the form's work. */
  required?: boolean;
};

export type FieldProps = FieldFrame & {
  /** The id of the control; made up when missing. */
  id?: string;
  /** Ids of what describes the control besides help and error. */
  'aria-describedby'?: string | undefined;
  /** The control is a group of controls (radio buttons, a slider), which a `label` element cannot name. */
  group?: boolean;
  /** Draws the control; spread the given attributes on it. */
  children: (control: FieldControl) => ReactNode;
};

/**
 * Label, required mark, help and error around one control.
 *
 * When not to use: `TextField`, `Select` and the other controls bring it; use it for a control of your own.
 */
export function Field({
  label,
  labelHidden = false,
  help,
  error,
  required = false,
  id,
  group = false,
  'aria-describedby': describedBy,
  children,
}: FieldProps) {
  const invalid = error !== undefined && error !== null && error !== '' && error !== false;
  const { ids, control } = useFieldIds({ id, help: Boolean(help), error: invalid, required, describedBy });
  const Label = group ? 'span' : 'label';
  const words = (
    <Label
      className={labelHidden ? undefined : styles.label}
      data-required={required ? '' : undefined}
      id={ids.label}
      {...(!group && { htmlFor: control.id })}
    >
      {label}
    </Label>
  );
  return (
    <div className={styles.field}>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children(control)}
      {invalid && (
        <p className={styles.error} id={ids.error}>
          <CircleAlert aria-hidden className={styles.errorIcon} size={14} strokeWidth={1.5} />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p className={styles.help} id={ids.help}>
          {help}
        </p>
      )}
    </div>
  );
}
