import { Grid } from '@panome/ui/grid';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { useFreshTasks } from '../../shared/recent/index.ts';
import { ActiveTasks } from './ActiveTasks.tsx';
import { useTaskCounts } from './api.ts';
import { NewFiles } from './NewFiles.tsx';
import { overviewText } from './overview.text.ts';
import { Start, StartActions } from './Start.tsx';
import { StateCounts } from './StateCounts.tsx';
import { Storage } from './Storage.tsx';
import { TasksIn } from './TasksIn.tsx';

/** What runs, what failed, what came out of it, and how much room is left. Every block loads and fails by itself. */
export function Page() {
  useFreshTasks();
  const { data } = useTaskCounts();
  const unused = data?.states.every(({ count }) => count === 0) ?? false;
  return (
    <PageBody>
      <PageHeader actions={!unused && <StartActions />} title={overviewText.title} />
      {unused ? <Start /> : <StateCounts />}
      <Grid minItemWidth={320}>
        <ActiveTasks />
        <TasksIn empty={overviewText.noResults} state="succeeded" title={overviewText.results} />
        <TasksIn empty={overviewText.noFailed} state="failed" title={overviewText.failed} />
        <NewFiles />
        <Storage />
      </Grid>
    </PageBody>
  );
}
