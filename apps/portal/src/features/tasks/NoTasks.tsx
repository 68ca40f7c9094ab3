import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../../shared/access/index.ts';
import { toolListPath } from '../../shared/tasks/index.ts';
import { taskListText as text } from './taskList.text.ts';

/** The list of somebody who has not submitted anything. */
export const NoTasks = () => (
  <EmptyState
    action={
      <Allowed call="taskStore">
        <Button asChild>
          <RouterLink to={toolListPath}>{text.emptyAction}</RouterLink>
        </Button>
      </Allowed>
    }
    description={text.emptyHint}
    title={text.empty}
  />
);
