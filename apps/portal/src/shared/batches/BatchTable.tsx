import type { BatchCheck } from '@panome/contract/sample-forms';
import { Table, type Column } from '@panome/ui/table';
import { batchText as text } from './batches.text.ts';

type Row = { readonly group: string; readonly counts: readonly number[] };

const total: Column<Row> = {
  id: 'total',
  header: text.total,
  minWidth: 72,
  align: 'end',
  cell: (row) => row.counts.reduce((sum, count) => sum + count, 0),
};

type BatchTableProps = {
  /** How many samples of each group lie in each batch. */
  readonly check: Pick<BatchCheck, 'batches' | 'counts' | 'groups'>;
  /** For a narrow place: slim columns without totals. */
  readonly slim?: boolean;
};

/** How many samples of each group lie in each batch. */
export function BatchTable({ check: { batches, counts, groups }, slim = false }: BatchTableProps) {
  const rows = groups.map((group, at): Row => ({ group, counts: counts[at]! }));
  const columns: Column<Row>[] = [
    { id: 'group', header: text.group, minWidth: slim ? 72 : 96, cell: ({ group }) => group, sticky: !slim },
    ...batches.map((batch, at): Column<Row> => ({
      id: `batch ${batch}`,
      header: batch,
      minWidth: slim ? 48 : 80,
      align: 'end',
      cell: (row) => row.counts[at] || '–',
    })),
    ...(slim ? [] : [total]),
  ];
  return (
    <Table columns={columns} density="compact" label={text.batchTable} rowKey={({ group }) => group} rows={rows} />
  );
}
