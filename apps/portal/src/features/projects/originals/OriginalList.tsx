import { Button } from '@panome/ui/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Pagination } from '@panome/ui/pagination';
import { EmptyState } from '@panome/ui/state';
import { TableSelectionBar, type Sort } from '@panome/ui/table';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { Download, FileCheck, SquareTerminal } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useCallPage } from '../../../shared/api/index.ts';
import { ListEmpty, listStyles, RowsTable, SearchBox, useListAddress, useListRows, useNarrow } from '../../../shared/list/index.ts';
import { projectStyles, type ContractDetail, type DeliveredFile } from '../../../shared/projects/index.ts';
import { CommandDialog } from './CommandDialog.tsx';
import type { Originals } from './Keeping.tsx';
import { originalColumns } from './originalColumns.tsx';
import { OriginalMenuItems } from './OriginalMenuItems.tsx';
import { originalsText as text } from './originals.text.ts';
import { ProjectFilter } from './ProjectFilter.tsx';
import { useOriginalActs } from './useOriginalActs.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const sorts = ['path', 'size', 'sample'] as const;
const filters = { name: 'text', project: 'text', sort: sorts, order: ['desc'] } as const;

type OriginalListProps = { readonly contract: ContractDetail; readonly originals: Originals };

/** The files of original data, one by one or together. */
export function OriginalList({ contract, originals }: OriginalListProps) {
  const { go, put, view } = useListAddress(filters);
  const narrow = useNarrow();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [commanded, setCommanded] = useState<readonly DeliveredFile[]>();
  const sort = view.sort || 'path';
  const order = view.order || 'asc';
  const answer = useCallPage('originalDataList', { contract_id: contract.id, page: view.page, size: view.pageSize, name: view.name || undefined, project_id: view.project || undefined, sort, order });
  const { error, loading, range, retry, rows, total } = useListRows(answer, view, go);
  const chosen = rows.filter(({ id }) => selected.includes(id));
  const filtered = view.name !== '' || view.project !== '';
  const clear = () => put({ name: '', project: '' });
  const search = useCallback((name: string) => put({ name }), [put]);
  const { download: canDownload } = originals.can;
  const acts = { ...useOriginalActs(contract.id), showCommands: setCommanded };
  const sortBy = (next: Sort | null) => put({ sort: sorts.find((one) => one === next?.column) ?? '', order: next?.order === 'descending' ? 'desc' : '' });

  return (
    <div className={listStyles.surface}>
      <div className={listStyles.toolbar}>
        {chosen.length > 0 ? (
          <TableSelectionBar count={chosen.length} onClear={() => setSelected([])}>
            <Button disabled={canDownload ? false : text.over} onClick={() => acts.download(chosen)} size="small">
              {text.downloadChosen}
            </Button>
            <Button disabled={canDownload ? false : text.over} onClick={() => setCommanded(chosen)} size="small">
              {text.commands}
            </Button>
          </TableSelectionBar>
        ) : (
          <>
            <div aria-label={text.filters} className={projectStyles.filters} role="search">
              <SearchBox label={text.search} onSearch={search} value={view.name} />
              {contract.projects.length > 1 && <ProjectFilter onChoose={(project) => put({ project })} projects={contract.projects} value={view.project} />}
              {filtered && (
                <Button onClick={clear} variant="quiet">
                  {text.reset}
                </Button>
              )}
            </div>
            {canDownload && (
              <div className={projectStyles.tags}>
                <Button icon={<SquareTerminal {...icon} />} onClick={() => setCommanded(rows)} variant="quiet">
                  {text.commands}
                </Button>
                <Menu>
                  <MenuTrigger>
                    <Button icon={<FileCheck {...icon} />} variant="quiet">
                      {text.checksums}
                    </Button>
                  </MenuTrigger>
                  <MenuContent align="end">
                    {(['md5', 'sha256'] as const).map((algorithm) => (
                      <MenuItem key={algorithm} onSelect={() => acts.downloadChecksums(algorithm)}>
                        {text.checksumsOf[algorithm]}
                      </MenuItem>
                    ))}
                  </MenuContent>
                </Menu>
                <Button icon={<Download {...icon} />} onClick={acts.downloadAll}>
                  {text.downloadAll}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      <VisuallyHidden role="status">{filtered && !loading && !error ? text.found(total) : ''}</VisuallyHidden>
      <RowsTable
        columns={originalColumns({ acts, narrow, canDownload, mixed: contract.projects.length > 1 && view.project === '' })}
        empty={
          <ListEmpty error={error} onClear={filtered && clear} onRetry={retry}>
            <EmptyState description={text.emptyHint} title={text.empty} />
          </ListEmpty>
        }
        label={text.table}
        loading={loading}
        menuOf={(files) => <OriginalMenuItems acts={acts} canDownload={canDownload} files={files} />}
        onRefresh={retry}
        onSelect={setSelected}
        onSortChange={sortBy}
        range={range}
        rowLabel={({ name }) => name}
        rows={rows}
        selected={selected}
        sort={{ column: sort, order: order === 'desc' ? 'descending' : 'ascending' }}
      />
      {total > 0 && (
        <Pagination
          onChange={(place) => {
            setSelected([]);
            go(place);
          }}
          page={view.page}
          pageSize={view.pageSize}
          total={total}
        />
      )}
      <CommandDialog files={commanded} onClose={() => setCommanded(undefined)} />
    </div>
  );
}
