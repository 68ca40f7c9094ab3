import { formatSize, isAccepted, kindsOf, type FileRules } from '../drop-zone/index.ts';
import { FileIcon } from '../file-icon/index.ts';
import { useText } from '../locale/index.ts';
import { Table, type Column } from '../table/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import type { FileItem, FileSort } from './fileItem.ts';
import * as styles from './FilePicker.css.ts';
import { filePickerText } from './FilePicker.text.ts';

type FilePickerTableProps = {
  items: readonly FileItem[];
  /** Others are on their way. */
  loading: boolean;
  rules: FileRules;
  chosen: string | undefined;
  /** The order that was asked for, and asks for another; left out where the source does not sort. */
  sort: FileSort | null;
  onSortChange: ((sort: FileSort | null) => void) | undefined;
  onChoose: (item: FileItem) => void;
  onConfirm: (item: FileItem) => void;
  onEnter: (item: FileItem) => void;
};

const isFolder = ({ kind }: FileItem) => kind === 'folder';

/** Files to choose one of, folders with a way in, and the reason where a file cannot be chosen. */
export function FilePickerTable({
  chosen,
  items,
  loading,
  onChoose,
  onConfirm,
  onEnter,
  onSortChange,
  rules,
  sort,
}: FilePickerTableProps) {
  const text = useText(filePickerText);
  const sortable = onSortChange !== undefined;
  const reasonOf = (item: FileItem) =>
    isFolder(item) || isAccepted(item.name, rules.accept) ? undefined : text.notAccepted(kindsOf(rules));
  const nameOf = (item: FileItem) => {
    const name = (
      <>
        <FileIcon folder={isFolder(item)} name={item.name} size="medium" />
        <TruncatedName>{item.name}</TruncatedName>
      </>
    );
    if (isFolder(item))
      return (
        <button
          aria-label={text.openFolder(item.name)}
          className={styles.folder}
          onClick={() => onEnter(item)}
          type="button"
        >
          {name}
        </button>
      );
    const reason = reasonOf(item);
    return (
      <span className={styles.file} data-disabled={reason && ''}>
        {name}
        {/* The box says it too, to those who do not see the row. */}
        {reason && (
          <span aria-hidden className={styles.reason}>
            {reason}
          </span>
        )}
      </span>
    );
  };
  const columns: readonly Column<FileItem>[] = [
    { id: 'name', header: text.columnName, sortable, minWidth: 200, cell: nameOf, text: ({ name }) => name },
    {
      id: 'size',
      header: text.columnSize,
      sortable,
      width: 112,
      align: 'end',
      cell: (item) => (isFolder(item) ? '--' : formatSize(item.size)),
    },
    { id: 'time', header: text.columnTime, sortable, width: 184, cell: ({ time }) => time },
  ];
  const choose = (item: FileItem) => reasonOf(item) === undefined && onChoose(item);
  return (
    // The keyboard chooses with Space or Enter and confirms with the button.
    <div
      onDoubleClick={({ target }) => {
        const row = target instanceof Element ? target.closest('tr')?.dataset['key'] : undefined;
        const item = items.find(({ id }) => id === row);
        if (item && !isFolder(item) && reasonOf(item) === undefined) onConfirm(item);
      }}
      role="presentation"
    >
      <Table
        columns={columns}
        label={text.mine}
        loading={loading}
        onRowActivate={(item) => (isFolder(item) ? onEnter(item) : choose(item))}
        onSortChange={(next) => onSortChange?.(next as FileSort | null)}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rows={items}
        selection={{
          mode: 'single',
          selected: chosen === undefined ? [] : [chosen],
          onSelectedChange: ([id]) => {
            const item = items.find((one) => one.id === id);
            if (item) onChoose(item);
          },
          selectable: (item) => !isFolder(item),
          disabledReason: reasonOf,
        }}
        sort={sort}
      />
    </div>
  );
}
