import { Button } from '@panome/ui/button';
import { Pagination } from '@panome/ui/pagination';
import { Select } from '@panome/ui/select';
import { EmptyState } from '@panome/ui/state';
import { TableSelectionBar } from '@panome/ui/table';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { useCallback, useState } from 'react';
import { useCallPage } from '../../../shared/api/index.ts';
import { ListEmpty, listStyles, RowsTable, SearchBox, useListAddress, useListRows, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { canPreview, ProjectChooser, projectStyles, TablePreview, useDeliveredActs, type DeliveredFile } from '../../../shared/projects/index.ts';
import { projectFileColumns } from './projectFileColumns.tsx';
import { ProjectFileMenuItems, type ProjectFileActs } from './ProjectFileMenuItems.tsx';
import { projectFilesText as text } from './projectFiles.text.ts';
import { ToolDialog } from './ToolDialog.tsx';

const kinds = ['table', 'figure', 'attachment'] as const;
const filters = { name: 'text', project: 'text', kind: kinds } as const;
const all = 'all';

/** 项目文件: what was delivered with all projects, without the original data. */
export function Page() {
  const { clear, filtered, go, put, view } = useListAddress(filters);
  const narrow = useNarrow();
  const delivered = useDeliveredActs();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [previewed, setPreviewed] = useState<DeliveredFile>();
  const [analysed, setAnalysed] = useState<DeliveredFile>();
  const answer = useCallPage('projectFiles', { page: view.page, size: view.pageSize, name: view.name || undefined, project_id: view.project || undefined, kind: view.kind || undefined });
  const { error, loading, range, retry, rows, total } = useListRows(answer, view, go);
  const chosen = rows.filter(({ id }) => selected.includes(id));
  const storable = chosen.filter(({ kind }) => kind !== 'figure');
  const search = useCallback((name: string) => put({ name }), [put]);
  const acts: ProjectFileActs = { ...delivered, preview: setPreviewed, startAnalysis: setAnalysed };
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <div className={listStyles.surface}>
        <div className={listStyles.toolbar}>
          {chosen.length > 0 ? (
            <TableSelectionBar count={chosen.length} onClear={() => setSelected([])}>
              {storable.length > 0 && (
                <Button onClick={() => void delivered.save(storable)} size="small">
                  {text.keep}
                </Button>
              )}
            </TableSelectionBar>
          ) : (
            <div aria-label={text.filters} className={projectStyles.filters} role="search">
              <SearchBox label={text.search} onSearch={search} value={view.name} />
              <div className={projectStyles.wideFilter}>
                <ProjectChooser onValueChange={(project) => put({ project })} value={view.project} />
              </div>
              <div className={projectStyles.filter}>
                <Select
                  label={text.kind}
                  labelHidden
                  onValueChange={(kind) => put({ kind: kinds.find((one) => one === kind) ?? '' })}
                  options={[{ value: all, label: text.allKinds }, ...kinds.map((kind) => ({ value: kind, label: text.kinds[kind] }))]}
                  value={view.kind || all}
                />
              </div>
              {filtered && (
                <Button onClick={clear} variant="quiet">
                  {text.reset}
                </Button>
              )}
            </div>
          )}
        </div>
        <VisuallyHidden role="status">{filtered && !loading && !error ? text.found(total) : ''}</VisuallyHidden>
        <RowsTable
          columns={projectFileColumns({ acts, narrow })}
          empty={
            <ListEmpty error={error} onClear={filtered && clear} onRetry={retry}>
              <EmptyState description={text.emptyHint} title={text.empty} />
            </ListEmpty>
          }
          label={text.table}
          loading={loading}
          menuOf={(files) => <ProjectFileMenuItems acts={acts} files={files} />}
          onRefresh={retry}
          onRowActivate={(file) => (canPreview(file) ? setPreviewed(file) : void delivered.download(file))}
          onSelect={setSelected}
          range={range}
          rowLabel={({ name }) => name}
          rows={rows}
          selected={selected}
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
      </div>
      <TablePreview file={previewed} onClose={() => setPreviewed(undefined)} onDownload={(file) => void delivered.download(file)} />
      <ToolDialog file={analysed} onChoose={(file, tool) => void delivered.analyse(file, tool)} onClose={() => setAnalysed(undefined)} />
    </PageBody>
  );
}
