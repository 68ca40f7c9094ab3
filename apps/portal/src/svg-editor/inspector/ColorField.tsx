import { Field } from '@panome/ui/field';
import * as styles from './Inspector.css.ts';

type ColorFieldProps = {
  readonly label: string;
  /** `#rrggbb`; none where the elements have none or several. */
  readonly value: string | null;
  readonly onChange: (color: string) => void;
};

/** One colour, chosen with the browser's picker. */
export const ColorField = ({ label, onChange, value }: ColorFieldProps) => (
  <Field label={label}>
    {(control) => (
      <span className={styles.color}>
        <input
          {...control}
          className={styles.picker}
          onChange={(event) => onChange(event.target.value)}
          type="color"
          value={value ?? '#000000'}
        />
        <span className={styles.code}>{value ?? '—'}</span>
      </span>
    )}
  </Field>
);
