import { Heading } from '@panome/ui/heading';
import { Stack } from '@panome/ui/stack';
import { Table, type Column } from '@panome/ui/table';
import { reportText as text } from './report.text.ts';

type Sample = {
  readonly name: string;
  readonly group: string;
  /** The further columns of the delivered scheme by name. */
  readonly factors: Readonly<Record<string, string>>;
};

const nameAndGroup: readonly Column<Sample>[] = [
  { id: 'name', header: text.sample, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'group', header: text.group, cell: ({ group }) => group || text.noGroup, sortValue: ({ group }) => group },
];

/** Numbers as numbers, so that the tenth injection comes after the second. */
const sortable = (value: string): string | number =>
  value !== '' && Number.isFinite(Number(value)) ? Number(value) : value;

const columnsOf = (samples: readonly Sample[]): Column<Sample>[] => [
  ...nameAndGroup,
  ...Object.keys(samples[0]?.factors ?? {}).map((factor): Column<Sample> => ({
    id: `factor ${factor}`,
    header: text.factors[factor] ?? factor,
    cell: ({ factors }) => factors[factor] ?? '',
    sortValue: ({ factors }) => sortable(factors[factor] ?? ''),
  })),
];

/** The samples of a project, the group of each, and what else the delivered scheme says of them. */
export const Samples = ({ samples }: { samples: readonly Sample[] }) => (
  <Stack as="section" space="small">
    <Heading level={3} size="section">
      {text.groups}
    </Heading>
    <Table
      columns={columnsOf(samples)}
      density="compact"
      label={text.sampleTable}
      rowKey={({ name }) => name}
      rows={samples}
    />
  </Stack>
);
