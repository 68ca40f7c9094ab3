import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Plus, Trash2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import {
  flowListPath,
  flowsText,
  runListPath,
  runPath,
  RunsList,
  useRunInterval,
} from '../../../shared/flows/index.ts';
import { FilterBar, FilterSelect, useListAddress } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { families } from '../../../shared/projects/index.ts';
import { flowPagesText as text } from '../flowPages.text.ts';
import { ComparePage } from './ComparePage.tsx';
import { RunPage } from './RunPage.tsx';
import { TrashPage } from './TrashPage.tsx';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** 流程任务: every run, one entry each; one of them, two beside each other, or those that were deleted. */
export function Page() {
  const [query] = useSearchParams();
  const run = query.get('run');
  const [left, right] = (query.get('compare') ?? '').split(',');
  if (run) return <RunPage id={run} key={run} />;
  if (left && right) return <ComparePage key={`${left} ${right}`} left={left} right={right} />;
  return query.get('trash') === '1' ? <TrashPage /> : <RunListPage />;
}

const filters = {
  name: 'text',
  state: ['waiting', 'running', 'succeeded', 'partial', 'failed', 'cancelled'],
  family: families,
} as const;

function RunListPage() {
  const address = useListAddress(filters);
  const { filtered, view } = address;
  const answer = useCallPage(
    'listOfAllMetaWorkflow',
    {
      page: view.page,
      size: view.pageSize,
      ...(view.name && { name: view.name }),
      ...(view.state && { state: view.state }),
      ...(view.family && { family: view.family }),
    },
    { refreshInterval: useRunInterval() },
  );
  const create = (
    <Button asChild icon={<Plus {...icon} />} variant="primary">
      <Link to={flowListPath}>{text.create}</Link>
    </Button>
  );
  return (
    <PageBody>
      <PageHeader
        actions={
          <>
            <Button asChild icon={<Trash2 {...icon} />} variant="quiet">
              <Link to={`${runListPath}?trash=1`}>{text.trash}</Link>
            </Button>
            {create}
          </>
        }
        description={text.missionsHint}
        title={text.missions}
      />
      <RunsList
        address={address}
        answer={answer}
        none={<EmptyState action={create} description={text.noneHelp} title={text.none} />}
        pathOf={({ id }) => runPath(id)}
        toolbar={
          <FilterBar
            label={text.filters}
            onClear={filtered && address.clear}
            onSearch={(name) => address.put({ name })}
            search={text.search}
            value={view.name}
          >
            <FilterSelect
              all={text.allStates}
              choices={filters.state}
              label={text.state}
              labels={flowsText.states}
              onChoose={(state) => address.put({ state })}
              value={view.state}
            />
            <FilterSelect
              all={text.allFamilies}
              choices={filters.family}
              label={text.family}
              labels={flowsText.families}
              onChoose={(family) => address.put({ family })}
              value={view.family}
            />
          </FilterBar>
        }
        withProject
      />
    </PageBody>
  );
}
