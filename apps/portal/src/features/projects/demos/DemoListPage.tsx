import { Button } from '@panome/ui/button';
import { Pagination } from '@panome/ui/pagination';
import { Select } from '@panome/ui/select';
import { EmptyState } from '@panome/ui/state';
import { Table } from '@panome/ui/table';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { ListEmpty, listStyles, SearchBox, useListAddress, useListRows, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { families, projectReportPath, projectsText, projectStyles as styles } from '../../../shared/projects/index.ts';
import { demoColumns } from './demoColumns.tsx';
import { demoListText as text } from './demoList.text.ts';
import { useBindings } from './useBindings.ts';

const filters = { name: 'text', family: families } as const;
const all = 'all';

/** 示例报告: worked examples for everybody; those one wants at hand stand beside one's own projects. */
export function Page() {
  const { clear, filtered, go, put, view } = useListAddress(filters);
  const navigate = useNavigate();
  const narrow = useNarrow();
  const bindings = useBindings();
  const answer = useCallPage('projectList', { scope: 'demo', page: view.page, size: view.pageSize, name: view.name || undefined, family: view.family || undefined });
  const { error, loading, range, retry, rows, total } = useListRows(answer, view, go);
  const search = useCallback((name: string) => put({ name }), [put]);
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <div className={listStyles.surface}>
        <div className={listStyles.toolbar}>
          <div aria-label={text.filters} className={styles.filters} role="search">
            <SearchBox label={text.search} onSearch={search} value={view.name} />
            <div className={styles.filter}>
              <Select
                label={projectsText.family}
                labelHidden
                onValueChange={(family) => put({ family: families.find((one) => one === family) ?? '' })}
                options={[{ value: all, label: projectsText.allFamilies }, ...families.map((family) => ({ value: family, label: projectsText.families[family] }))]}
                value={view.family || all}
              />
            </div>
            {filtered && (
              <Button onClick={clear} variant="quiet">
                {text.reset}
              </Button>
            )}
          </div>
        </div>
        <VisuallyHidden role="status">{filtered && !loading && !error ? text.found(total) : ''}</VisuallyHidden>
        <Table
          columns={demoColumns({ bindings, narrow, open: (project) => void navigate(projectReportPath(project)) })}
          empty={
            <ListEmpty error={error} onClear={filtered && clear} onRetry={retry}>
              <EmptyState description={text.emptyHint} title={text.empty} />
            </ListEmpty>
          }
          label={text.table}
          loading={loading}
          onRowActivate={(project) => void navigate(projectReportPath(project))}
          range={range}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          rows={rows}
        />
        {total > 0 && <Pagination onChange={go} page={view.page} pageSize={view.pageSize} total={total} />}
      </div>
    </PageBody>
  );
}
