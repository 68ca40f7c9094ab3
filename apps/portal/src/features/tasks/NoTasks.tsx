import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Link as RouterLink } from 'react-router-dom';
import { toolListPath } from '../../shared/tasks/index.ts';
import { taskListText as text } from './taskList.text.ts';

/** The list of somebody who has not submitted anything. */
export const NoTasks = () => (
  <EmptyState
    action={
      <Button asChild>
        <RouterLink to={toolListPath}>{text.emptyAction}</RouterLink>
      </Button>
    }
    description={text.emptyHint}
    title={text.empty}
  />
);
