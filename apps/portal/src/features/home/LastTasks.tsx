import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Link as TextLink } from '@panome/ui/link';
import { Link } from 'react-router-dom';
import { Block } from '../../shared/page/index.ts';
import { TaskRows, useFreshTasks } from '../../shared/recent/index.ts';
import { taskListPath, toolListPath } from '../../shared/tasks/index.ts';
import { useLastTasks } from './api.ts';
import { homeText } from './home.text.ts';

/** 继续上次: the newest tasks of the person. */
export function LastTasks() {
  useFreshTasks();
  const all = (
    <TextLink asChild>
      <Link to={taskListPath}>{homeText.allTasks}</Link>
    </TextLink>
  );
  const choose = (
    <Button asChild>
      <Link to={toolListPath}>{homeText.browse}</Link>
    </Button>
  );
  return (
    <Block
      actions={all}
      answer={useLastTasks()}
      empty={<EmptyState action={choose} description={homeText.noTasksHelp} size="inline" title={homeText.noTasks} />}
      height={200}
      isEmpty={({ data }) => data.length === 0}
      title={homeText.resume}
    >
      {({ data }) => <TaskRows label={homeText.resume} tasks={data} />}
    </Block>
  );
}
