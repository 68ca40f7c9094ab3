import type { FileItem } from '@panome/contract';
import { FileIcon } from '@panome/ui/file-icon';
import { Link } from '@panome/ui/link';
import { RenameCell } from '@panome/ui/rename-cell';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { useMay } from '../../shared/access/index.ts';
import { formatSize, formatTime } from '../../shared/format/format.ts';
import { listStyles } from '../../shared/list/index.ts';
import { filesText as text } from './files.text.ts';
import * as styles from './Files.css.ts';
import { folderHref } from './paths.ts';

type FileNameProps = {
  item: FileItem;
  /** Where the name leads; undefined when there is nothing to open. */
  href: string | undefined;
  /** Puts size and time below the name, where there is no room for columns. */
  narrow: boolean;
  onRename: (name: string) => Promise<void>;
};

/** A file's name in its row: what it is, the way in, and the field that renames it. */
export function FileName({ href, item, narrow, onRename }: FileNameProps) {
  const may = useMay();
  const name = <TruncatedName>{item.name}</TruncatedName>;
  return (
    <div className={styles.name}>
      <FileIcon folder={item.is_dir === 1} name={item.name} size="medium" />
      <div className={styles.nameWords} data-rename>
        <RenameCell
          isFile={item.is_dir === 0}
          onRename={onRename}
          readOnly={!item.can.rename || !may('fileStoreUpdate')}
          value={item.name}
        >
          {href ? (
            <span className={listStyles.nameLink}>
              <Link href={href} tone="neutral">
                {name}
              </Link>
            </span>
          ) : (
            name
          )}
        </RenameCell>
        {narrow && (
          <Text size="secondary" tone="subtle">
            {item.is_dir === 1
              ? formatTime(item.created_at)
              : `${formatSize(item.size)} · ${formatTime(item.created_at)}`}
          </Text>
        )}
        {narrow && item.is_search === 1 && (
          <Text size="secondary">
            <Link href={folderHref(item.parent_id)} tone="muted">
              {item.dir_path}
            </Link>
          </Text>
        )}
      </div>
      {item.is_dir === 2 && <Tag>{text.system}</Tag>}
    </div>
  );
}
