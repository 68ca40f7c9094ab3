import type { ReactNode } from 'react';
import * as styles from './KindFilter.css.ts';

type KindFilterProps<Kind extends string> = {
  /** Names the group of buttons. */
  readonly label: string;
  readonly kinds: readonly { readonly value: Kind; readonly label: ReactNode }[];
  readonly value: Kind;
  readonly onChange: (kind: Kind) => void;
};

/** Few kinds as buttons in a row, one of them pressed. When not to use: for more than fits a row, `FilterSelect`. */
export const KindFilter = <Kind extends string>({ kinds, label, onChange, value }: KindFilterProps<Kind>) => (
  <div aria-label={label} className={styles.kinds} role="group">
    {kinds.map((kind) => (
      <button
        aria-pressed={kind.value === value}
        className={styles.kind}
        key={kind.value}
        onClick={() => onChange(kind.value)}
        type="button"
      >
        {kind.label}
      </button>
    ))}
  </div>
);
