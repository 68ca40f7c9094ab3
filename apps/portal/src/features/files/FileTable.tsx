import type { FileItem } from '@panome/contract';
import { IconButton } from '@panome/ui/icon-button';
import { Link } from '@panome/ui/link';
import type { Column, TableProps } from '@panome/ui/table';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Allowed } from '../../shared/access/index.ts';
import { formatSize, formatTime } from '../../shared/format/format.ts';
import { rowMenuColumn, RowsTable, useNarrow } from '../../shared/list/index.ts';
import { FileMenuItems, type FileMenuActs } from './FileMenuItems.tsx';
import { FileName } from './FileName.tsx';
import { filesText as text } from './files.text.ts';
import { folderHref } from './paths.ts';

type FileTableProps = Pick<TableProps<FileItem>, 'empty' | 'loading' | 'onSortChange' | 'range' | 'sort'> & {
  rows: readonly FileItem[];
  acts: FileMenuActs;
  hrefOf: (item: FileItem) => string | undefined;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** Hits of a search lie in many folders: the column that says in which. */
  showFolder: boolean;
  /** What the menu beside the rows offers before 刷新. */
  menu: ReactNode;
  onRefresh: () => void;
};

function columnsOf({
  acts,
  hrefOf,
  narrow,
  showFolder,
}: Pick<FileTableProps, 'acts' | 'hrefOf' | 'showFolder'> & { narrow: boolean }): Column<FileItem>[] {
  const name: Column<FileItem> = {
    id: 'name',
    header: text.name,
    sortable: true,
    minWidth: narrow ? 180 : 280,
    text: (item) => item.name,
    cell: (item) => (
      <FileName href={hrefOf(item)} item={item} narrow={narrow} onRename={(next) => acts.rename(item, next)} />
    ),
  };
  const folder: Column<FileItem> = {
    id: 'dir_path',
    header: text.folder,
    width: 200,
    text: (item) => item.dir_path,
    cell: (item) => (
      <Link href={folderHref(item.parent_id)} tone="muted">
        {item.dir_path}
      </Link>
    ),
  };
  const size: Column<FileItem> = {
    id: 'size',
    header: text.size,
    sortable: true,
    align: 'end',
    width: 112,
    cell: (item) => (item.is_dir === 1 ? '--' : formatSize(item.size)),
  };
  const created: Column<FileItem> = {
    id: 'created_at',
    header: text.created,
    sortable: true,
    width: 184,
    cell: (item) => formatTime(item.created_at),
  };
  const more = rowMenuColumn<FileItem>({
    header: text.acts,
    narrow,
    label: (item) => text.more(item.name),
    items: (item) => <FileMenuItems acts={acts} items={[item]} />,
    quick: (item) => (
      <Allowed call={['fileStoreDownload', 'fileStoreDownloadUrl']}>
        <IconButton
          icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
          label={`${text.download} ${item.name}`}
          onClick={() => void acts.download([item])}
          size="small"
        />
      </Allowed>
    ),
  });
  if (narrow) return [name, more];
  return [name, ...(showFolder ? [folder] : []), size, created, more];
}

/** The rows of a folder or a search, with their menus. */
export function FileTable({ acts, hrefOf, showFolder, ...table }: FileTableProps) {
  const narrow = useNarrow();
  return (
    <RowsTable
      {...table}
      columns={columnsOf({ acts, hrefOf, narrow, showFolder })}
      label={text.table}
      menuOf={(items) => <FileMenuItems acts={acts} items={items} />}
      onRowActivate={acts.open}
      rowLabel={({ name }) => name}
    />
  );
}
