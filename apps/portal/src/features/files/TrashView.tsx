import type { FileItem } from '@panome/contract';
import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { FileIcon } from '@panome/ui/file-icon';
import { Link } from '@panome/ui/link';
import { Pagination } from '@panome/ui/pagination';
import { EmptyState } from '@panome/ui/state';
import { type Column, Table, TableSelectionBar } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { useState } from 'react';
import { Allowed } from '../../shared/access/index.ts';
import { formatSize, formatTime } from '../../shared/format/format.ts';
import { ListEmpty, listStyles, useNarrow } from '../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { useFiles, useQuota } from './api.ts';
import { filesText as text } from './files.text.ts';
import * as styles from './Files.css.ts';
import { daysLeft } from './fileWords.ts';
import { folderHref } from './paths.ts';
import { Quota } from './Quota.tsx';
import { useFileActs, type FileActs } from './useFileActs.ts';
import { useFileView } from './useFileView.ts';

const none: readonly FileItem[] = [];

function columnsOf(acts: FileActs, days: number, narrow: boolean): Column<FileItem>[] {
  const left = (item: FileItem) => text.inDays(daysLeft(item.deleted_at, days, Date.now()));
  const name: Column<FileItem> = {
    id: 'name',
    header: text.name,
    minWidth: narrow ? 160 : 280,
    text: (item) => item.name,
    cell: (item) => (
      <div className={styles.name}>
        <FileIcon folder={item.is_dir === 1} name={item.name} size="medium" />
        <div className={styles.nameWords}>
          <TruncatedName>{item.name}</TruncatedName>
          {narrow && (
            <Text size="secondary" tone="subtle">
              {left(item)}
            </Text>
          )}
        </div>
      </div>
    ),
  };
  const row: Column<FileItem> = {
    id: 'acts',
    header: text.acts,
    width: narrow ? 140 : 168,
    align: 'end',
    text: () => '',
    cell: (item) => (
      <div className={listStyles.rowActs}>
        <Allowed call="fileStoreRestore">
          <Button
            aria-label={`${text.restore} ${item.name}`}
            onClick={() => void acts.restore([item])}
            size="small"
            variant="quiet"
          >
            {text.restore}
          </Button>
        </Allowed>
        <Allowed call="fileStorePurge">
          <Button
            aria-label={`${text.purge} ${item.name}`}
            onClick={() => void acts.purge([item])}
            size="small"
            variant="quiet"
          >
            {text.purge}
          </Button>
        </Allowed>
      </div>
    ),
  };
  if (narrow) return [name, row];
  return [
    name,
    {
      id: 'origin',
      header: text.origin,
      width: 200,
      cell: (item) => <Text truncate>{item.dir_path}</Text>,
      text: (item) => item.dir_path,
    },
    {
      id: 'size',
      header: text.size,
      align: 'end',
      width: 112,
      cell: (item) => (item.is_dir === 1 ? '--' : formatSize(item.size)),
    },
    { id: 'deleted', header: text.deleted, width: 184, cell: (item) => formatTime(item.deleted_at) },
    { id: 'left', header: text.daysLeft, width: 112, cell: left },
    row,
  ];
}

/** What was deleted and can still come back. */
export function TrashView() {
  const { go, view } = useFileView();
  const { data, error, isLoading, mutate } = useFiles(view);
  const days = useQuota().data?.trash_days ?? 30;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const acts = useFileActs();
  const narrow = useNarrow();
  const rows = error ? none : (data?.data ?? none);
  const total = error ? 0 : (data?.total ?? 0);
  const chosen = rows.filter(({ id }) => selected.includes(id));

  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={text.trash}>
            <Link href={folderHref('')} tone="muted">
              {text.root}
            </Link>
          </Breadcrumb>
        }
        actions={
          <Allowed call="fileStorePurge">
            <Button disabled={total === 0} onClick={() => void acts.emptyTrash(total)} tone="danger">
              {text.emptyTrash}
            </Button>
          </Allowed>
        }
        description={text.trashHint(days)}
        title={text.trash}
      />
      <div className={styles.surface}>
        <div className={listStyles.toolbar}>
          {chosen.length > 0 ? (
            <TableSelectionBar count={chosen.length} onClear={() => setSelected([])}>
              <Allowed call="fileStoreRestore">
                <Button onClick={() => void acts.restore(chosen)} size="small">
                  {text.restore}
                </Button>
              </Allowed>
              <Allowed call="fileStorePurge">
                <Button onClick={() => void acts.purge(chosen)} size="small">
                  {text.purge}
                </Button>
              </Allowed>
            </TableSelectionBar>
          ) : (
            <span />
          )}
          <Quota />
        </div>
        <Table
          columns={columnsOf(acts, days, narrow)}
          empty={
            <ListEmpty error={error} onRetry={() => void mutate()}>
              <EmptyState description={text.emptyTrashHint} title={text.emptyTrashList} />
            </ListEmpty>
          }
          label={text.trashTable}
          loading={isLoading}
          range={{ total, offset: (view.page - 1) * view.pageSize }}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          rows={rows}
          selection={{ mode: 'multiple', selected, onSelectedChange: setSelected }}
        />
        {total > 0 && <Pagination onValueChange={go} value={view} total={total} />}
      </div>
    </PageBody>
  );
}
