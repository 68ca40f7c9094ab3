import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Descriptions.css.ts';
import { descriptionsText } from './Descriptions.text.ts';

/** One fact. */
export type Description = {
  /** A noun of up to six characters, unique among the items; longer ones wrap. */
  label: string;
  /** `--` stands for `undefined`, `null` and the empty string; `0` is shown. */
  value: ReactNode;
};

export type DescriptionsProps = PassedOn<'dl'> & {
  /** In reading order; a missing value is drawn as `--`. */
  items: readonly Description[];
  /** How many pairs a row at most; fewer where there is no room. 2 by default. */
  columns?: 1 | 2 | 3;
};

/**
 * The facts of one object as label and value.
 *
 * When not to use: for several objects use a table.
 */
export const Descriptions = withRef(function Descriptions({ items, columns = 2, ...native }: DescriptionsProps) {
  const text = useText(descriptionsText);
  return (
    <dl {...native} className={styles.list({ columns: `${columns}` })}>
      {items.map(({ label, value }) => (
        <div className={styles.pair} key={label}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>
            {value === undefined || value === null || value === '' ? text.missing : value}
          </dd>
        </div>
      ))}
    </dl>
  );
});
