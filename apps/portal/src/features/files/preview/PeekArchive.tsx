import type { FilePeek } from '@panome/contract';
import { Callout } from '@panome/ui/callout';
import { Descriptions } from '@panome/ui/descriptions';
import { FileIcon } from '@panome/ui/file-icon';
import { EmptyState } from '@panome/ui/state';
import { DataTable, type Column } from '@panome/ui/table';
import { Tag } from '@panome/ui/tag';
import { TruncatedName } from '@panome/ui/truncated-name';
import { formatNumber, formatSize } from '../../../shared/format/format.ts';
import { useNarrow } from '../../../shared/list/index.ts';
import { previewText as text } from './preview.text.ts';
import * as styles from './Preview.css.ts';

type Archive = Extract<FilePeek, { kind: 'archive' }>;
type Entry = Archive['entries'][number];

const rowHeight = 32;
/** Borders and a bar to scroll sideways. */
const frameHeight = 20;

const columnsOf = (narrow: boolean): Column<Entry>[] => [
  {
    id: 'name',
    header: text.entryName,
    width: narrow ? 200 : 480,
    text: ({ name }) => name,
    cell: ({ encrypted, folder, name }) => (
      <span className={styles.entry}>
        <FileIcon folder={folder} name={name} />
        <TruncatedName>{name}</TruncatedName>
        {encrypted && <Tag>{text.encrypted}</Tag>}
      </span>
    ),
  },
  {
    id: 'size',
    header: text.entrySize,
    align: 'end',
    width: narrow ? 80 : 112,
    cell: ({ folder, size }) => (folder ? '--' : formatSize(size)),
  },
  {
    id: 'packed',
    header: text.entryPacked,
    align: 'end',
    width: 112,
    cell: ({ folder, packed }) => (folder ? '--' : formatSize(packed)),
  },
];

/** What a zip says it holds. Nothing of it is unpacked. */
export function PeekArchive({ name, peek, size }: { name: string; peek: Archive; size: number }) {
  const narrow = useNarrow();
  const { entries, files, unpacked, warning } = peek;
  const facts = [
    { label: text.entryCount, value: formatNumber(files, 'integer') },
    { label: text.unpacked, value: formatSize(unpacked) },
    { label: text.size, value: formatSize(size) },
  ];
  const rows = { length: entries.length, at: (place: number) => entries[place]! };
  return (
    <>
      {warning && <Callout title={warning} tone="warning" />}
      <Descriptions columns={3} items={facts} />
      {entries.length === 0 ? (
        <EmptyState title={text.emptyArchive} />
      ) : (
        <div className={styles.table} style={{ maxHeight: (entries.length + 1) * rowHeight + frameHeight }}>
          <DataTable
            columns={columnsOf(narrow)}
            density="compact"
            label={text.table(name)}
            rowKey={({ name: path }) => path}
            rows={rows}
          />
        </div>
      )}
    </>
  );
}
