import { Card } from '@panome/ui/card';
import { Table, type Column } from '@panome/ui/table';
import * as styles from './Report.css.ts';
import { reportText as text } from './report.text.ts';

type Sample = { readonly name: string; readonly group: string };

const columns: Column<Sample>[] = [
  { id: 'name', header: text.sample, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'group', header: text.group, cell: ({ group }) => group || text.noGroup, sortValue: ({ group }) => group },
];

/** The samples of a project and the group of each. */
export const Samples = ({ samples }: { samples: readonly Sample[] }) => (
  <Card padding="none" title={text.groups}>
    <div className={styles.samples}>
      <Table columns={columns} density="compact" label={text.sampleTable} rowKey={({ name }) => name} rows={samples} />
    </div>
  </Card>
);
