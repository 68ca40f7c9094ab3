import { CopyButton } from '@panome/ui/copy-button';
import { IconButton } from '@panome/ui/icon-button';
import type { Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { Download } from 'lucide-react';
import { Allowed } from '../../../shared/access/index.ts';
import { formatSize } from '../../../shared/format/format.ts';
import { listStyles, rowMenuColumn } from '../../../shared/list/index.ts';
import type { DeliveredFile } from '../../../shared/projects/index.ts';
import { OriginalMenuItems, type OriginalActs } from './OriginalMenuItems.tsx';
import * as styles from './Originals.css.ts';
import { originalsText as text } from './originals.text.ts';

const short = 12;

/** A checksum's beginning; what is copied is all of it. */
const Checksum = ({ md5, name, sha256 }: DeliveredFile) => (
  <span className={styles.checksum}>
    <Text font="mono" size="secondary" tone="muted">
      <span title={`MD5 ${md5}\nSHA-256 ${sha256}`}>{(md5 || sha256).slice(0, short)}…</span>
    </Text>
    {md5 && <CopyButton label={text.copyMd5(name)} value={md5} />}
  </span>
);

type ColumnsOf = {
  readonly acts: OriginalActs;
  readonly narrow: boolean;
  readonly canDownload: boolean;
  /** Files of several projects are listed. */
  readonly mixed: boolean;
};

/** The columns of the original data; a phone keeps the file, with the rest below it, and the menu. */
export function originalColumns({ acts, canDownload, mixed, narrow }: ColumnsOf): Column<DeliveredFile>[] {
  const path: Column<DeliveredFile> = {
    id: 'path',
    header: text.path,
    sortable: true,
    minWidth: narrow ? 180 : 260,
    text: ({ name }) => name,
    cell: (file) => (
      <div className={listStyles.name}>
        <TruncatedName>{file.name}</TruncatedName>
        {(narrow || mixed) && (
          <Text size="secondary" tone="subtle">
            {[mixed && file.project_name, narrow && file.sample, narrow && formatSize(file.size)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
      </div>
    ),
  };
  const menu = rowMenuColumn<DeliveredFile>({
    header: text.acts,
    narrow,
    label: ({ name }) => text.more(name),
    items: (file) => <OriginalMenuItems acts={acts} canDownload={canDownload} files={[file]} />,
    quick: (file) =>
      canDownload && (
        <Allowed call="originalDataUrl">
          <IconButton
            icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
            label={text.downloadOf(file.name)}
            onClick={() => acts.download([file])}
            size="small"
          />
        </Allowed>
      ),
  });
  if (narrow) return [path, menu];
  return [
    path,
    {
      id: 'sample',
      header: text.sample,
      sortable: true,
      width: 160,
      text: ({ sample }) => sample,
      cell: ({ sample }) => (sample ? <Text truncate>{sample}</Text> : '--'),
    },
    { id: 'size', header: text.size, sortable: true, align: 'end', width: 112, cell: ({ size }) => formatSize(size) },
    {
      id: 'checksum',
      header: text.checksum,
      width: 176,
      text: ({ md5, sha256 }) => md5 || sha256,
      cell: (file) => <Checksum {...file} />,
    },
    menu,
  ];
}
