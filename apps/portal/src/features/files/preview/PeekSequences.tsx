import type { FilePeek } from '@panome/contract';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Descriptions } from '@panome/ui/descriptions';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { formatNumber, formatSize } from '../../../shared/format/format.ts';
import { LengthHistogram } from './LengthHistogram.tsx';
import { previewText as text } from './preview.text.ts';

type Sequences = Extract<FilePeek, { kind: 'sequences' }>;
type Row = Sequences['records'][number] & { readonly key: string };

const whole = (value: number) => formatNumber(value, 'integer');
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

const columns: Column<Row>[] = [
  {
    id: 'name',
    header: text.sequenceName,
    width: 200,
    cell: ({ description, name }) => <Text truncate>{description ? `${name} ${description}` : name}</Text>,
    text: ({ name }) => name,
  },
  { id: 'length', header: text.length, align: 'end', width: 96, cell: ({ length }) => whole(length) },
  {
    id: 'sequence',
    header: text.sequence,
    minWidth: 320,
    cell: ({ length, sequence }) => (
      <Text font="mono" truncate>
        {sequence.length < length ? `${sequence}…` : sequence}
      </Text>
    ),
    text: ({ sequence }) => sequence,
  },
];

/** Counts, lengths and the first records of a FASTA or FASTQ file. */
export function PeekSequences({ name, peek }: { name: string; peek: Sequences }) {
  const { complete, count, fault, gc, letters, longest, mean, q30, read, records, shortest } = peek;
  const facts = [
    { label: text.sequences, value: whole(count) },
    { label: text.letters, value: whole(letters) },
    { label: text.meanLength, value: formatNumber(mean) },
    { label: text.lengthRange, value: text.range(whole(shortest), whole(longest)) },
    ...(gc === null ? [] : [{ label: text.gc, value: percent(gc) }]),
    ...(q30 === null ? [] : [{ label: text.q30, value: percent(q30) }]),
  ];
  const rows = records.map((record, at) => ({ ...record, key: String(at) }));
  return (
    <>
      {fault && <Callout title={text.malformed(fault)} tone="warning" />}
      {!complete && !fault && <Callout title={text.countedOnly(formatSize(read))} />}
      <Descriptions columns={3} items={facts} />
      {count > 0 && (
        <Card title={text.lengths}>
          <LengthHistogram bands={peek.lengths} />
        </Card>
      )}
      {rows.length > 0 && (
        <Card title={text.firstRecords(rows.length)}>
          <Table columns={columns} density="compact" label={text.table(name)} rowKey={({ key }) => key} rows={rows} />
        </Card>
      )}
    </>
  );
}
