import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { newReportPath } from '../paths.ts';
import { reportText as text } from '../report.text.ts';

/** The list of somebody who has not begun a report. */
export const NoReports = () => (
  <EmptyState
    action={
      <Allowed call="reportStore" explain>
        <Button asChild>
          <RouterLink to={newReportPath}>{text.create}</RouterLink>
        </Button>
      </Allowed>
    }
    description={text.emptyHint}
    title={text.empty}
  />
);
