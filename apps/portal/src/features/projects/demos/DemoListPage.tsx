import { EmptyState } from '@panome/ui/state';
import { Table } from '@panome/ui/table';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../../shared/access/index.ts';
import { useCallPage } from '../../../shared/api/index.ts';
import { FilterBar, FilteredList, useListAddress, useListRows, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { families, FamilyFilter, projectReportPath, type Project } from '../../../shared/projects/index.ts';
import { demoColumns } from './demoColumns.tsx';
import { demoListText as text } from './demoList.text.ts';
import { useBindings } from './useBindings.ts';

const filters = { name: 'text', family: families } as const;

/** 示例报告: worked examples for everybody; those one wants at hand stand beside one's own projects. */
export function Page() {
  const address = useListAddress(filters);
  const { clear, filtered, put, view } = address;
  const navigate = useNavigate();
  const narrow = useNarrow();
  const may = useMay();
  const bindings = useBindings();
  const answer = useCallPage('projectList', {
    scope: 'demo',
    page: view.page,
    size: view.pageSize,
    name: view.name || undefined,
    family: view.family || undefined,
  });
  const open = (project: Project) => void navigate(projectReportPath(project));
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <FilteredList
        address={address}
        found={text.found}
        list={useListRows(answer, view, address.go)}
        none={<EmptyState description={text.emptyHint} title={text.empty} />}
        toolbar={
          <FilterBar
            label={text.filters}
            onClear={filtered && clear}
            onSearch={(name) => put({ name })}
            search={text.search}
            value={view.name}
          >
            <FamilyFilter onChoose={(family) => put({ family })} value={view.family} />
          </FilterBar>
        }
      >
        {(table) => (
          <Table
            {...table}
            columns={demoColumns({ bindings, may, narrow, open })}
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
