import type { FileItem } from '@panome/contract';
import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { Link } from '@panome/ui/link';
import { MenuItem } from '@panome/ui/menu';
import { Pagination } from '@panome/ui/pagination';
import { Text } from '@panome/ui/text';
import { FolderPlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Allowed, useMay } from '../../shared/access/index.ts';
import { listStyles, SearchBox, useRowFocus } from '../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { toolFormPath } from '../../shared/tasks/toolPaths.ts';
import { useFileDetail, useFiles } from './api.ts';
import { FileListEmpty } from './FileListEmpty.tsx';
import type { FileMenuActs } from './FileMenuItems.tsx';
import { FileTable } from './FileTable.tsx';
import { filesText as text } from './files.text.ts';
import * as styles from './Files.css.ts';
import { sorted, sortOf } from './fileView.ts';
import { FolderSelection } from './FolderSelection.tsx';
import { folderHref } from './paths.ts';
import { Quota } from './Quota.tsx';
import type { Transfer } from './TransferFiles.tsx';
import { UploadButton } from './UploadButton.tsx';
import { useDrop } from './useDrop.ts';
import { useFileActs } from './useFileActs.ts';
import { useFileView } from './useFileView.ts';
import { startRename, useFolderKeys } from './useFolderKeys.ts';

const NewFolder = lazy(async () => ({ default: (await import('./NewFolder.tsx')).NewFolder }));
const TransferFiles = lazy(async () => ({ default: (await import('./TransferFiles.tsx')).TransferFiles }));

const ToolDialog = lazy(async () => ({ default: (await import('../../shared/tools/index.ts')).ToolDialog }));

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const none: readonly FileItem[] = [];

/** A folder of the file store, or what a search below it found. */
export function FolderView() {
  const { go, hrefOf, view } = useFileView();
  const { data, error, isLoading, isValidating, mutate } = useFiles(view);
  const folder = useFileDetail(view.dir).data;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [transfer, setTransfer] = useState<Transfer>();
  const [analysed, setAnalysed] = useState<FileItem>();
  const [naming, setNaming] = useState(false);
  const fileActs = useFileActs();
  const navigate = useNavigate();

  const rows = error ? none : (data?.data ?? none);
  const total = error ? 0 : (data?.total ?? 0);
  const chosen = rows.filter(({ id }) => selected.includes(id));
  const name = view.dir ? (folder?.name ?? '') : text.root;
  const target = { dir: view.dir, dirName: name || text.root };
  const above = view.dir ? [{ id: '', name: text.root as string }, ...(folder?.path ?? [])] : [];
  const may = useMay();
  const { area, over } = useDrop(target, may('fileStoreUpload', 'fileStoreAddDir'));
  const keepFocus = useRowFocus(rows);

  const leadsTo = (item: FileItem) => (item.is_dir === 1 ? folderHref(item.id) : hrefOf({ preview: item.id }));
  const acts: FileMenuActs = {
    ...fileActs,
    startRename: (item) => {
      // The menu gives the focus back first; the field must be the last to take it.
      setTimeout(() => startRename(item));
    },
    startAnalysis: setAnalysed,
    startTransfer: (how, items) => setTransfer({ how, items }),
    remove: (items) => {
      keepFocus(items);
      setSelected([]);
      return fileActs.remove(items);
    },
    open: (item) => {
      if (item.is_dir === 1) go({ dir: item.id, name: '', page: 1 });
      else go({ preview: item.id });
    },
  };
  const search = useCallback((typed: string) => go({ name: typed, page: 1 }, { replace: true }), [go]);
  const up = () => view.dir && go({ dir: above.at(-1)?.id ?? '', name: '', page: 1 });
  const handleKeys = useFolderKeys({
    rows,
    selected,
    onSelect: setSelected,
    remove: (items) => may('fileStoreDelete') && void acts.remove(items),
    rename: startRename,
    undo: fileActs.undo,
    up,
  });

  return (
    <PageBody>
      <PageHeader
        above={
          above.length > 0 && (
            <Breadcrumb current={name}>
              {above.map((step) => (
                <Link href={folderHref(step.id)} key={step.id} tone="muted">
                  {step.name}
                </Link>
              ))}
            </Breadcrumb>
          )
        }
        actions={
          <>
            <Allowed call="fileStoreAddDir">
              <Button icon={<FolderPlus {...icon} />} onClick={() => setNaming(true)}>
                {text.newFolder}
              </Button>
            </Allowed>
            <UploadButton primary target={target} />
          </>
        }
        description={view.dir ? undefined : text.rootHint}
        title={name}
      />
      {/* Files may be dropped anywhere in the folder; its keys are those of its rows. */}
      <div className={styles.surface} {...area} onKeyDown={handleKeys} role="presentation">
        <div className={listStyles.toolbar}>
          {chosen.length > 0 ? (
            <FolderSelection acts={acts} chosen={chosen} onClear={() => setSelected([])} />
          ) : (
            <SearchBox label={text.searchIn(name)} onSearch={search} value={view.name} />
          )}
          <div className={styles.aside}>
            <Quota />
            <Button asChild icon={<Trash2 {...icon} />} variant="quiet">
              <a href={hrefOf({ trash: true, dir: '', name: '', page: 1 })}>{text.toTrash}</a>
            </Button>
          </div>
        </div>
        {view.name && !error && (
          <Text role="status" size="secondary" tone="muted">
            {text.searching(name, total)}
          </Text>
        )}
        <FileTable
          acts={acts}
          empty={
            <FileListEmpty
              action={<UploadButton target={target} />}
              error={error}
              go={go}
              onRetry={() => void mutate()}
              view={view}
            />
          }
          hrefOf={leadsTo}
          loading={isLoading || (isValidating && rows.length > 0 && data === undefined)}
          menu={
            <Allowed call="fileStoreAddDir">
              <MenuItem onSelect={() => setNaming(true)}>{text.newFolder}</MenuItem>
            </Allowed>
          }
          onRefresh={() => void mutate()}
          onSelect={setSelected}
          onSortChange={(sort) => go(sorted(view, sort), { replace: true })}
          range={{ total, offset: (view.page - 1) * view.pageSize }}
          rows={rows}
          selected={selected}
          showFolder={view.name !== ''}
          sort={sortOf(view)}
        />
        {total > 0 && <Pagination onValueChange={go} value={view} total={total} />}
        {over && (
          <div aria-hidden className={styles.drop}>
            <strong>{text.dropHere(name)}</strong>
            <span>{text.dropHint}</span>
          </div>
        )}
      </div>
      {naming && (
        <Suspense>
          <NewFolder dir={view.dir} onOpenChange={setNaming} open />
        </Suspense>
      )}
      {analysed && (
        <Suspense>
          <ToolDialog
            onChoose={(tool, input) =>
              void navigate(toolFormPath(tool.id, { file: analysed.id, ...(input && { input }) }))
            }
            onClose={() => setAnalysed(undefined)}
            open
            table={{ id: analysed.id }}
          />
        </Suspense>
      )}
      {transfer && (
        <Suspense>
          <TransferFiles onClose={() => setTransfer(undefined)} onTransfer={acts.transfer} transfer={transfer} />
        </Suspense>
      )}
    </PageBody>
  );
}
