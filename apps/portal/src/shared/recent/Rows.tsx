import { Link } from '@panome/ui/link';
import { List, ListItem } from '@panome/ui/list';
import { TruncatedName } from '@panome/ui/truncated-name';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

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
  <List label={label}>
    {rows.map(({ detail, end, id, name, to }) => (
      <ListItem
        description={detail}
        key={id}
        meta={end}
        title={
          <Link asChild tone="neutral">
            <RouterLink to={to}>
              <TruncatedName>{name}</TruncatedName>
            </RouterLink>
          </Link>
        }
      />
    ))}
  </List>
);
