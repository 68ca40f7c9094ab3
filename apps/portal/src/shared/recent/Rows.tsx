import { Link } from '@panome/ui/link';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import * as styles from './Rows.css.ts';

export type Row = {
  readonly id: string;
  readonly name: string;
  /** Where the name leads. */
  readonly to: string;
  /** A line of small print below the name. */
  readonly detail: ReactNode;
  /** A state or an icon at the end. */
  readonly end?: ReactNode;
};

/** A short list of things with a name that leads to them. Long lists belong into a `Table`. */
export const Rows = ({ label, rows }: { label: string; rows: readonly Row[] }) => (
  <ul aria-label={label} className={styles.list} role="list">
    {rows.map(({ detail, end, id, name, to }) => (
      <li className={styles.row} key={id}>
        <div className={styles.main}>
          <Link asChild tone="neutral">
            <RouterLink className={styles.name} to={to}>
              <TruncatedName>{name}</TruncatedName>
            </RouterLink>
          </Link>
          <Text size="secondary" tone="subtle">
            {detail}
          </Text>
        </div>
        {end && <div className={styles.end}>{end}</div>}
      </li>
    ))}
  </ul>
);
