import { EmptyState } from '@panome/ui/state';
import { Block } from '../../shared/page/index.ts';
import { TaskRows } from '../../shared/recent/index.ts';
import { taskListPath } from '../../shared/tasks/index.ts';
import { AllLink } from './AllLink.tsx';
import { useActiveTasks } from './api.ts';
import { overviewText } from './overview.text.ts';

/** Running and waiting tasks. */
export const ActiveTasks = () => (
  <Block
    actions={<AllLink of={overviewText.active} to={taskListPath} />}
    answer={useActiveTasks()}
    empty={<EmptyState description={overviewText.noActiveHelp} size="inline" title={overviewText.noActive} />}
    height={160}
    isEmpty={(tasks) => tasks.length === 0}
    title={overviewText.active}
  >
    {(tasks) => <TaskRows label={overviewText.active} tasks={tasks} />}
  </Block>
);
