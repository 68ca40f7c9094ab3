import { Button } from '@panome/ui/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { EmptyState } from '@panome/ui/state';
import type { Sort } from '@panome/ui/table';
import { Download, FileCheck, SquareTerminal } from 'lucide-react';
import { useState } from 'react';
import { Allowed, useMay } from '../../../shared/access/index.ts';
import { useCallPage } from '../../../shared/api/index.ts';
import {
  FilterBar,
  FilteredList,
  FilterSelect,
  RowsTable,
  useListAddress,
  useListRows,
  useNarrow,
  useSelection,
} from '../../../shared/list/index.ts';
import {
  projectStyles,
  projectsText,
  type ContractDetail,
  type DeliveredFile,
} from '../../../shared/projects/index.ts';
import { CommandDialog } from './CommandDialog.tsx';
import type { Originals } from './Keeping.tsx';
import { originalColumns } from './originalColumns.tsx';
import { OriginalMenuItems } from './OriginalMenuItems.tsx';
import { originalsText as text } from './originals.text.ts';
import { useOriginalActs } from './useOriginalActs.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const sorts = ['path', 'size', 'sample'] as const;
const filters = { name: 'text', project: 'text', sort: sorts, order: ['desc'] } as const;

type OriginalListProps = { readonly contract: ContractDetail; readonly originals: Originals };

/** The files of original data, one by one or together. */
export function OriginalList({ contract, originals }: OriginalListProps) {
  const address = useListAddress(filters);
  const { go, put, view } = address;
  const { projects } = contract;
  const narrow = useNarrow();
  const [commanded, setCommanded] = useState<readonly DeliveredFile[]>();
  const sort = view.sort || 'path';
  const order = view.order || 'asc';
  const answer = useCallPage('originalDataList', {
    contract_id: contract.id,
    page: view.page,
    size: view.pageSize,
    name: view.name || undefined,
    project_id: view.project || undefined,
    sort,
    order,
  });
  const list = useListRows(answer, view, go);
  const selection = useSelection(list.rows);
  const filtered = view.name !== '' || view.project !== '';
  const clear = () => put({ name: '', project: '' });
  const { download: canDownload } = originals.can;
  const may = useMay();
  const acts = { ...useOriginalActs(contract.id), showCommands: setCommanded };
  const sortBy = (next: Sort | null) =>
    put({ sort: sorts.find((one) => one === next?.column) ?? '', order: next?.order === 'descending' ? 'desc' : '' });

  return (
    <>
      <FilteredList
        address={{ ...address, filtered, clear }}
        found={text.found}
        list={list}
        none={<EmptyState description={text.emptyHint} title={text.empty} />}
        selection={{
          ...selection,
          acts: (
            <>
              <Allowed call="originalDataUrl">
                <Button
                  disabled={canDownload ? false : text.over}
                  onClick={() => acts.download(selection.chosen)}
                  size="small"
                >
                  {text.downloadChosen}
                </Button>
              </Allowed>
              <Allowed call="originalDataUrl">
                <Button
                  disabled={canDownload ? false : text.over}
                  onClick={() => setCommanded(selection.chosen)}
                  size="small"
                >
                  {text.commands}
                </Button>
              </Allowed>
            </>
          ),
        }}
        toolbar={
          <>
            <FilterBar
              label={text.filters}
              onClear={filtered && clear}
              onSearch={(name) => put({ name })}
              search={text.search}
              value={view.name}
            >
              {projects.length > 1 && (
                <FilterSelect
                  all={projectsText.chooseProject}
                  choices={projects.map(({ id }) => id)}
                  label={projectsText.projects}
                  labels={Object.fromEntries(projects.map(({ id, name }) => [id, name]))}
                  onChoose={(project) => put({ project })}
                  value={view.project}
                />
              )}
            </FilterBar>
            {canDownload && may('originalDataUrl', 'projectChecksums', 'projectZipUrl') && (
              <div className={projectStyles.tags}>
                <Button icon={<SquareTerminal {...icon} />} onClick={() => setCommanded(list.rows)} variant="quiet">
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
        }
      >
        {(table) => (
          <RowsTable
            {...table}
            columns={originalColumns({ acts, narrow, canDownload, mixed: projects.length > 1 && view.project === '' })}
            label={text.table}
            menuOf={(files) => <OriginalMenuItems acts={acts} canDownload={canDownload} files={files} />}
            onRefresh={list.retry}
            onSelect={selection.select}
            onSortChange={sortBy}
            rowLabel={({ name }) => name}
            selected={selection.selected}
            sort={{ column: sort, order: order === 'desc' ? 'descending' : 'ascending' }}
          />
        )}
      </FilteredList>
      <CommandDialog files={commanded} onClose={() => setCommanded(undefined)} />
    </>
  );
}
