import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { useState } from 'react';
import { Allowed, useMay } from '../../../shared/access/index.ts';
import { useCallPage } from '../../../shared/api/index.ts';
import {
  FilterBar,
  FilteredList,
  FilterSelect,
  listStyles,
  RowsTable,
  useListAddress,
  useListRows,
  useNarrow,
  useSelection,
} from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import {
  canPreview,
  deliveredTable,
  ProjectChooser,
  TablePreview,
  useDeliveredActs,
  type DeliveredFile,
} from '../../../shared/projects/index.ts';
import { storedFirst, ToolDialog } from '../../../shared/tools/index.ts';
import { projectFileColumns } from './projectFileColumns.tsx';
import { ProjectFileMenuItems, type ProjectFileActs } from './ProjectFileMenuItems.tsx';
import { projectFilesText as text } from './projectFiles.text.ts';

const kinds = ['table', 'figure', 'attachment'] as const;
const filters = { name: 'text', project: 'text', kind: kinds } as const;

/** 项目文件: what was delivered with all projects, without the original data. */
export function Page() {
  const address = useListAddress(filters);
  const { clear, filtered, put, view } = address;
  const narrow = useNarrow();
  const may = useMay();
  const delivered = useDeliveredActs();
  const [previewed, setPreviewed] = useState<DeliveredFile>();
  const [analysed, setAnalysed] = useState<DeliveredFile>();
  const answer = useCallPage('projectFiles', {
    page: view.page,
    size: view.pageSize,
    name: view.name || undefined,
    project_id: view.project || undefined,
    kind: view.kind || undefined,
  });
  const list = useListRows(answer, view, address.go);
  const selection = useSelection(list.rows);
  const storable = selection.chosen.filter(({ kind }) => kind !== 'figure');
  const acts: ProjectFileActs = { ...delivered, preview: setPreviewed, startAnalysis: setAnalysed };
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <FilteredList
        address={address}
        found={text.found}
        list={list}
        none={<EmptyState description={text.emptyHint} title={text.empty} />}
        selection={{
          ...selection,
          acts: (
            <>
              {storable.length > 0 && (
                <Allowed call="projectFileSave">
                  <Button onClick={() => void delivered.save(storable)} size="small">
                    {text.keep}
                  </Button>
                </Allowed>
              )}
            </>
          ),
        }}
        toolbar={
          <FilterBar
            label={text.filters}
            onClear={filtered && clear}
            onSearch={(name) => put({ name })}
            search={text.search}
            value={view.name}
          >
            <div className={listStyles.wideFilter}>
              <ProjectChooser onValueChange={(project) => put({ project })} value={view.project} />
            </div>
            <FilterSelect
              all={text.allKinds}
              choices={kinds}
              label={text.kind}
              labels={text.kinds}
              onChoose={(kind) => put({ kind })}
              value={view.kind}
            />
          </FilterBar>
        }
      >
        {(table) => (
          <RowsTable
            {...table}
            columns={projectFileColumns({ acts, may, narrow })}
            label={text.table}
            menuOf={(files) => <ProjectFileMenuItems acts={acts} files={files} />}
            onRefresh={list.retry}
            onRowActivate={(file) =>
              may('projectFileUrl') && (canPreview(file) ? setPreviewed(file) : void delivered.download(file))
            }
            onSelect={selection.select}
            rowLabel={({ name }) => name}
            selected={selection.selected}
          />
        )}
      </FilteredList>
      <TablePreview
        file={previewed}
        onClose={() => setPreviewed(undefined)}
        onDownload={(file) => void delivered.download(file)}
      />
      <ToolDialog
        hint={storedFirst}
        onChoose={({ id }, input) => analysed && void delivered.analyse(analysed, id, input)}
        onClose={() => setAnalysed(undefined)}
        open={analysed !== undefined}
        table={analysed && deliveredTable(analysed)}
      />
    </PageBody>
  );
}
