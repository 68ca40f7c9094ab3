import { Button } from '@panome/ui/button';
import { EmptyState, FailedState, ForbiddenState, NoMatchState } from '@panome/ui/state';
import { Link as RouterLink } from 'react-router-dom';
import type { CallError } from '../../../shared/api/index.ts';
import { newReportPath } from '../paths.ts';
import { reportText as text } from '../report.text.ts';

type ReportListEmptyProps = { error: CallError | undefined; filtered: boolean; onClear: () => void; onRetry: () => void };

/** Why there are no rows: never used, nothing found, no right, or it could not be loaded (UX-05). */
export function ReportListEmpty({ error, filtered, onClear, onRetry }: ReportListEmptyProps) {
  if (error?.kind === 'forbidden') return <ForbiddenState />;
  if (error) return <FailedState message={error.what} onRetry={onRetry} requestId={error.requestId || undefined} />;
  if (filtered) return <NoMatchState onClear={onClear} />;
  return (
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
}
