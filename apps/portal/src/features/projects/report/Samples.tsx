import { Heading } from '@panome/ui/heading';
import { Stack } from '@panome/ui/stack';
import { Table, type Column } from '@panome/ui/table';
import { reportText as text } from './report.text.ts';

type Sample = { readonly name: string; readonly group: string };

const columns: Column<Sample>[] = [
  { id: 'name', header: text.sample, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'group', header: text.group, cell: ({ group }) => group || text.noGroup, sortValue: ({ group }) => group },
];

/** The samples of a project and the group of each. */
export const Samples = ({ samples }: { samples: readonly Sample[] }) => (
  <Stack as="section" space="small">
    <Heading level={3} size="section">
      {text.groups}
    </Heading>
    <Table columns={columns} density="compact" label={text.sampleTable} rowKey={({ name }) => name} rows={samples} />
  </Stack>
);
