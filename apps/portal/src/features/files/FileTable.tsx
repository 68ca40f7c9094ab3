import type { FileItem } from '@panome/contract';
import { ContextMenu } from '@panome/ui/context-menu';
import { IconButton } from '@panome/ui/icon-button';
import { Link } from '@panome/ui/link';
import { Menu, MenuContent, MenuTrigger } from '@panome/ui/menu';
import { Table, type Column, type TableProps } from '@panome/ui/table';
import { Download, Ellipsis } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { formatSize, formatTime } from '../../shared/format/format.ts';
import { useNarrow } from '../../shared/list/index.ts';
import { FileMenuItems, type FileMenuActs } from './FileMenuItems.tsx';
import { FileName } from './FileName.tsx';
import { filesText as text } from './files.text.ts';
import * as styles from './Files.css.ts';
import { folderHref } from './paths.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type FileTableProps = Pick<TableProps<FileItem>, 'empty' | 'loading' | 'onSortChange' | 'range' | 'sort'> & {
  rows: readonly FileItem[];
  acts: FileMenuActs;
  hrefOf: (item: FileItem) => string | undefined;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** Hits of a search lie in many folders: the column that says in which. */
  showFolder: boolean;
  /** What the menu offers beside the rows. */
  folderMenu: ReactNode;
};

function columnsOf({ acts, hrefOf, narrow, showFolder }: Pick<FileTableProps, 'acts' | 'hrefOf' | 'showFolder'> & { narrow: boolean }): Column<FileItem>[] {
  const name: Column<FileItem> = {
    id: 'name',
    header: text.name,
    sortable: true,
    minWidth: narrow ? 180 : 280,
    text: (item) => item.name,
    cell: (item) => <FileName href={hrefOf(item)} item={item} narrow={narrow} onRename={(next) => acts.rename(item, next)} />,
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
  const size: Column<FileItem> = { id: 'size', header: text.size, sortable: true, align: 'end', width: 112, cell: (item) => (item.is_dir === 1 ? '--' : formatSize(item.size)) };
  const created: Column<FileItem> = { id: 'created_at', header: text.created, sortable: true, width: 184, cell: (item) => formatTime(item.created_at) };
  const more: Column<FileItem> = {
    id: 'acts',
    header: text.acts,
    width: narrow ? 56 : 96,
    minWidth: 56,
    align: 'end',
    text: () => '',
    cell: (item) => (
      <div className={styles.rowActs}>
        {!narrow && <IconButton icon={<Download {...icon} />} label={`${text.download} ${item.name}`} onClick={() => void acts.download([item])} size="small" />}
        <Menu>
          <MenuTrigger>
            <IconButton icon={<Ellipsis {...icon} />} label={text.more(item.name)} size="small" />
          </MenuTrigger>
          <MenuContent align="end">
            <FileMenuItems acts={acts} items={[item]} />
          </MenuContent>
        </Menu>
      </div>
    ),
  };
  if (narrow) return [name, more];
  return [name, ...(showFolder ? [folder] : []), size, created, more];
}

/** The rows of a folder or a search, with their menus. */
export function FileTable({ acts, folderMenu, hrefOf, onSelect, rows, selected, showFolder, ...table }: FileTableProps) {
  const narrow = useNarrow();
  const [under, setUnder] = useState<readonly FileItem[]>([]);
  const findUnder = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.closest('tr')?.dataset['key'] : undefined;
    const item = rows.find((row) => row.id === id);
    setUnder(item && selected.includes(item.id) ? rows.filter((row) => selected.includes(row.id)) : item ? [item] : []);
  };
  return (
    <ContextMenu items={under.length > 0 ? <FileMenuItems acts={acts} items={under} /> : folderMenu}>
      <div className={styles.listing} onContextMenuCapture={findUnder}>
        <Table
          {...table}
          columns={columnsOf({ acts, hrefOf, narrow, showFolder })}
          label={text.table}
          onRowActivate={acts.open}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          rows={rows}
          selection={{ mode: 'multiple', selected, onChange: onSelect }}
        />
      </div>
    </ContextMenu>
  );
}
