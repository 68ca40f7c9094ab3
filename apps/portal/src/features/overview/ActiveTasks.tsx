import { Text } from '@panome/ui/text';
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
    empty={<Text tone="muted">{overviewText.noActive}</Text>}
    height={160}
    isEmpty={(tasks) => tasks.length === 0}
    title={overviewText.active}
  >
    {(tasks) => <TaskRows label={overviewText.active} tasks={tasks} />}
  </Block>
);
