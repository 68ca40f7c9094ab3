import { Grid } from '@panome/ui/grid';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { useLiveShares } from '../../shared/projects/index.ts';
import { useFreshTasks } from '../../shared/recent/index.ts';
import { ActiveTasks } from './ActiveTasks.tsx';
import { useContracts, useTaskCounts } from './api.ts';
import { Contracts, Deliveries } from './Contracts.tsx';
import { NewFiles } from './NewFiles.tsx';
import { overviewText } from './overview.text.ts';
import { Start, StartActions } from './Start.tsx';
import { StateCounts } from './StateCounts.tsx';
import { Storage } from './Storage.tsx';
import { TasksIn } from './TasksIn.tsx';
import { Waiting } from './Waiting.tsx';

/**
 * What waits for the person, what was delivered, what runs, what failed, what came out of it, and how much room is
 * left. Every block loads and fails by itself.
 */
export function Page() {
  useFreshTasks();
  useLiveShares();
  const { data } = useTaskCounts();
  const contracts = useContracts().data?.total;
  const idle = data?.states.every(({ count }) => count === 0) ?? false;
  const unused = idle && contracts === 0;
  return (
    <PageBody>
      <PageHeader actions={!unused && <StartActions />} title={overviewText.title} />
      {unused ? <Start /> : <Waiting />}
      {!idle && <StateCounts />}
      <Grid minItemWidth={320}>
        {!unused && <Contracts />}
        {!unused && <Deliveries />}
        <ActiveTasks />
        <TasksIn empty={overviewText.noResults} state="succeeded" title={overviewText.results} />
        <TasksIn empty={overviewText.noFailed} state="failed" title={overviewText.failed} />
        <NewFiles />
        <Storage />
      </Grid>
    </PageBody>
  );
}
