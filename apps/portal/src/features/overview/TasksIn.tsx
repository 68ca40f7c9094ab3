import { Text } from '@panome/ui/text';
import { Block } from '../../shared/page/index.ts';
import { TaskRows } from '../../shared/recent/index.ts';
import type { TaskState } from '../../shared/tasks/index.ts';
import { AllLink } from './AllLink.tsx';
import { useTasksIn } from './api.ts';
import { tasksInPath } from './paths.ts';

type TasksInProps = { readonly state: TaskState; readonly title: string; readonly empty: string };

/** The newest tasks of one state. */
export const TasksIn = ({ empty, state, title }: TasksInProps) => (
  <Block
    actions={<AllLink of={title} to={tasksInPath(state)} />}
    answer={useTasksIn(state)}
    empty={<Text tone="muted">{empty}</Text>}
    height={160}
    isEmpty={({ data }) => data.length === 0}
    title={title}
  >
    {({ data }) => <TaskRows label={title} tasks={data} />}
  </Block>
);
