import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Table } from '@panome/ui/table';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import {
  FilterBar,
  FilteredList,
  FilterSelect,
  useListAddress,
  useListRows,
  useNarrow,
} from '../../../shared/list/index.ts';
import { PageBody, PageHeader, useTell } from '../../../shared/page/index.ts';
import {
  demoListPath,
  downloadZip,
  families,
  FamilyFilter,
  projectReportPath,
  projectsText,
  useLiveShares,
  type Project,
} from '../../../shared/projects/index.ts';
import { contractReportText as text } from './contractReport.text.ts';
import { deliveryColumns } from './deliveryColumns.tsx';

const scopes = ['own', 'shared', 'demo'] as const;
const filters = { name: 'text', family: families, scope: scopes } as const;

/** 合同报告: what is ready to be read, of all contracts. */
export function Page() {
  const address = useListAddress(filters);
  const { clear, filtered, put, view } = address;
  const navigate = useNavigate();
  const tell = useTell();
  const narrow = useNarrow();
  useLiveShares();
  const answer = useCallPage('projectList', {
    state: 'delivered',
    page: view.page,
    size: view.pageSize,
    scope: view.scope || 'all',
    name: view.name || undefined,
    family: view.family || undefined,
  });
  const open = (project: Project) => void navigate(projectReportPath(project));
  const download = ({ contract_id }: Project) =>
    void downloadZip({ contract_id, kind: 'report' }).then(
      () => tell.note(text.packing),
      (failure: unknown) => tell.failed(failure, projectsText.downloadFailed),
    );
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <FilteredList
        address={address}
        found={text.found}
        list={useListRows(answer, view, address.go)}
        none={
          <EmptyState
            action={
              <Button asChild>
                <RouterLink to={demoListPath}>{text.toDemos}</RouterLink>
              </Button>
            }
            description={text.emptyHint}
            title={text.empty}
          />
        }
        toolbar={
          <FilterBar
            label={text.filters}
            onClear={filtered && clear}
            onSearch={(name) => put({ name })}
            search={text.search}
            value={view.name}
          >
            <FamilyFilter onChoose={(family) => put({ family })} value={view.family} />
            <FilterSelect
              all={text.allScopes}
              choices={scopes}
              label={text.scope}
              labels={text.scopes}
              onChoose={(scope) => put({ scope })}
              value={view.scope}
            />
          </FilterBar>
        }
      >
        {(table) => (
          <Table
            {...table}
            columns={deliveryColumns({ download, narrow, open })}
            label={text.table}
            onRowActivate={open}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => name}
          />
        )}
      </FilteredList>
    </PageBody>
  );
}
