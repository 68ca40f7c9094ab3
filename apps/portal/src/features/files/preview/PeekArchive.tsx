import type { FilePeek } from '@panome/contract';
import { Callout } from '@panome/ui/callout';
import { Descriptions } from '@panome/ui/descriptions';
import { FileIcon } from '@panome/ui/file-icon';
import { EmptyState } from '@panome/ui/state';
import { DataTable, type Column } from '@panome/ui/table';
import { Tag } from '@panome/ui/tag';
import { TruncatedName } from '@panome/ui/truncated-name';
import { formatNumber, formatSize } from '../../../shared/format/format.ts';
import { previewText as text } from './preview.text.ts';
import * as styles from './Preview.css.ts';

type Archive = Extract<FilePeek, { kind: 'archive' }>;
type Entry = Archive['entries'][number];

const columns: Column<Entry>[] = [
  {
    id: 'name',
    header: text.entryName,
    width: 480,
    text: ({ name }) => name,
    cell: ({ encrypted, folder, name }) => (
      <span className={styles.entry}>
        <FileIcon folder={folder} name={name} />
        <TruncatedName>{name}</TruncatedName>
        {encrypted && <Tag>{text.encrypted}</Tag>}
      </span>
    ),
  },
  { id: 'size', header: text.entrySize, align: 'end', width: 112, cell: ({ folder, size }) => (folder ? '--' : formatSize(size)) },
  { id: 'packed', header: text.entryPacked, align: 'end', width: 112, cell: ({ folder, packed }) => (folder ? '--' : formatSize(packed)) },
];

/** What a zip says it holds. Nothing of it is unpacked. */
export function PeekArchive({ name, peek, size }: { name: string; peek: Archive; size: number }) {
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
        <div className={styles.table}>
          <DataTable columns={columns} density="compact" label={text.table(name)} rowKey={({ name: path }) => path} rows={rows} />
        </div>
      )}
    </>
  );
}
