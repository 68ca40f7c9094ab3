import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Link as RouterLink } from 'react-router-dom';
import { newReportPath } from '../paths.ts';
import { reportText as text } from '../report.text.ts';

/** The list of somebody who has not begun a report. */
export const NoReports = () => (
  <EmptyState
    action={
      <Button asChild>
        <RouterLink to={newReportPath}>{text.create}</RouterLink>
      </Button>
    }
    description={text.emptyHint}
    title={text.empty}
  />
);
