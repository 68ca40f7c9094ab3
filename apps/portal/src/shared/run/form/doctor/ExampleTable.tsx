import { useText } from '@panome/ui/locale';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import * as styles from './Doctor.css.ts';
import { doctorText } from './doctor.text.ts';
import type { Effect } from './mending.ts';

type Row = Effect['examples'][number] & { readonly at: number };

/** The first places that a repair changes: where, what was written, what is read. */
export function ExampleTable({ effect }: { readonly effect: Effect }) {
  const text = useText(doctorText);
  const columns: Column<Row>[] = [
    { id: 'place', header: text.place, width: 96, cell: ({ cell }) => cell ?? text.wholeTable },
    { id: 'before', header: text.before, cell: ({ before }) => <span className={styles.cell}>{before}</span> },
    {
      id: 'after',
      header: text.after,
      cell: ({ after }) =>
        after === '' ? <Text tone="subtle">{text.missing}</Text> : <span className={styles.cell}>{after}</span>,
    },
  ];
  const rows = effect.examples.map((example, at) => ({ ...example, at }));
  return (
    <Table
      columns={columns}
      density="compact"
      label={text.examples(rows.length)}
      rowKey={({ at }) => String(at)}
      rows={rows}
    />
  );
}
