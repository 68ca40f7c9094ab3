import { Button } from '@panome/ui/button';
import { Grid } from '@panome/ui/grid';
import { FlaskConical, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { useFreshTasks } from '../../shared/recent/index.ts';
import { toolListPath } from '../../shared/tasks/index.ts';
import { ActiveTasks } from './ActiveTasks.tsx';
import { overviewText } from './overview.text.ts';
import { NewFiles } from './NewFiles.tsx';
import { filesPath } from './paths.ts';
import { StateCounts } from './StateCounts.tsx';
import { Storage } from './Storage.tsx';
import { TasksIn } from './TasksIn.tsx';

/** What runs, what failed, what came out of it, and how much room is left. Every block loads and fails by itself. */
export function Page() {
  useFreshTasks();
  const actions = (
    <>
      <Button asChild icon={<Upload size={16} strokeWidth={1.5} />}>
        <Link to={filesPath}>{overviewText.upload}</Link>
      </Button>
      <Button asChild icon={<FlaskConical size={16} strokeWidth={1.5} />} variant="primary">
        <Link to={toolListPath}>{overviewText.chooseTool}</Link>
      </Button>
    </>
  );
  return (
    <PageBody>
      <PageHeader actions={actions} title={overviewText.title} />
      <StateCounts />
      <Grid minItemWidth={320}>
        <ActiveTasks />
        <TasksIn empty={overviewText.noResults} emptyHelp={overviewText.noResultsHelp} state="succeeded" title={overviewText.results} />
        <TasksIn empty={overviewText.noFailed} state="failed" title={overviewText.failed} />
        <NewFiles />
        <Storage />
      </Grid>
    </PageBody>
  );
}
