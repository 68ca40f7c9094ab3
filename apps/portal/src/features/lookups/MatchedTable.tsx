import { DataTable, Table, type Column } from '@panome/ui/table';
import { useMemo } from 'react';
import { entityColumns } from './entityColumns.tsx';
import * as styles from './Lookups.css.ts';
import type { Matched } from './lookupTable.ts';
import { lookupText as text, namespaceText } from './lookups.text.ts';

const mostAtOnce = 30;

/** What names were resolved to. */
export function MatchedTable({ matched }: { readonly matched: readonly Matched[] }) {
  const columns = useMemo((): Column<Matched>[] => {
    const mended = matched.some(({ read_as }) => read_as !== '');
    return [
      { id: 'name', header: text.name, cell: ({ name }) => name, width: 160, sticky: true },
      ...(mended ? [{ id: 'read_as', header: text.readAs, cell: ({ read_as }: Matched) => read_as, width: 160 }] : []),
      {
        id: 'namespace',
        header: text.namespace,
        cell: ({ namespace }) => namespaceText[namespace] ?? namespace,
        width: 100,
      },
      { id: 'result', header: text.result, cell: ({ entity }) => entity.label, width: 160 },
      ...entityColumns<Matched>(
        matched.slice(0, 500).map(({ entity }) => entity),
        ({ entity }) => entity,
      ),
    ];
  }, [matched]);
  const label = text.matched(matched.length);
  // A few rows need no height of their own.
  if (matched.length <= mostAtOnce)
    return <Table columns={columns} label={label} rowKey={({ name }) => name} rows={matched} />;
  return (
    <div className={styles.table}>
      <DataTable columns={columns} label={label} rowKey={({ name }) => name} rows={matched} />
    </div>
  );
}
