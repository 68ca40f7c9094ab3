import { Button } from '@panome/ui/button';
import { Pagination } from '@panome/ui/pagination';
import { Select } from '@panome/ui/select';
import { EmptyState } from '@panome/ui/state';
import { Table } from '@panome/ui/table';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { useCallback } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { ListEmpty, listStyles, SearchBox, useListAddress, useListRows, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader, useTell } from '../../../shared/page/index.ts';
import { demoListPath, downloadZip, families, projectReportPath, projectsText, projectStyles as styles, useLiveShares, type Project } from '../../../shared/projects/index.ts';
import { contractReportText as text } from './contractReport.text.ts';
import { deliveryColumns } from './deliveryColumns.tsx';

const scopes = ['own', 'shared', 'demo'] as const;
const filters = { name: 'text', family: families, scope: scopes } as const;
const all = 'all';

/** 合同报告: what is ready to be read, of all contracts. */
export function Page() {
  const { clear, filtered, go, put, view } = useListAddress(filters);
  const navigate = useNavigate();
  const tell = useTell();
  const narrow = useNarrow();
  useLiveShares();
  const answer = useCallPage('projectList', { state: 'delivered', page: view.page, size: view.pageSize, scope: view.scope || 'all', name: view.name || undefined, family: view.family || undefined });
  const { error, loading, range, retry, rows, total } = useListRows(answer, view, go);
  const search = useCallback((name: string) => put({ name }), [put]);
  const open = (project: Project) => void navigate(projectReportPath(project));
  const download = ({ contract_id }: Project) =>
    void downloadZip({ contract_id, kind: 'report' }).then(
      () => tell.note(text.packing),
      (failure: unknown) => tell.failed(failure, projectsText.downloadFailed),
    );
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
            <div className={styles.filter}>
              <Select
                label={text.scope}
                labelHidden
                onValueChange={(scope) => put({ scope: scopes.find((one) => one === scope) ?? '' })}
                options={[{ value: all, label: text.allScopes }, ...scopes.map((scope) => ({ value: scope, label: text.scopes[scope] }))]}
                value={view.scope || all}
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
          columns={deliveryColumns({ download, narrow, open })}
          empty={
            <ListEmpty error={error} onClear={filtered && clear} onRetry={retry}>
              <EmptyState
                action={
                  <Button asChild>
                    <RouterLink to={demoListPath}>{text.toDemos}</RouterLink>
                  </Button>
                }
                description={text.emptyHint}
                title={text.empty}
              />
            </ListEmpty>
          }
          label={text.table}
          loading={loading}
          onRowActivate={open}
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
