import { Button } from '@panome/ui/button';
import { Table, type Column } from '@panome/ui/table';
import { useMemo } from 'react';
import * as styles from './Lookups.css.ts';
import { lookupText as text } from './lookups.text.ts';

export type Unmatched = { readonly name: string; readonly note: string; readonly nearest: readonly string[] };

type UnmatchedTableProps = {
  readonly unmatched: readonly Unmatched[];
  /** Asks for another name in the place of one. */
  readonly onReplace: (name: string, other: string) => void;
};
const mostShown = 200;

/** Names that mean nothing here, with those that nearly are the same. */
export function UnmatchedTable({ onReplace, unmatched }: UnmatchedTableProps) {
  const columns = useMemo(
    (): Column<Unmatched>[] => [
      { id: 'name', header: text.name, cell: ({ name }) => name, width: 180 },
      {
        id: 'nearest',
        header: text.nearest,
        cell: ({ name, nearest, note }) =>
          nearest.length > 0 ? (
            <span className={styles.links}>
              {nearest.map((other) => (
                <Button key={other} onClick={() => onReplace(name, other)} size="small">
                  {text.replace(other)}
                </Button>
              ))}
            </span>
          ) : (
            note || text.noneNear
          ),
        text: ({ nearest, note }) => nearest.join('; ') || note,
      },
    ],
    [onReplace],
  );
  return (
    <Table
      columns={columns}
      label={`${text.unmatched(unmatched.length)}列表`}
      rowKey={({ name }) => name}
      rows={unmatched.slice(0, mostShown)}
    />
  );
}
