import { Button } from '@panome/ui/button';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Skeleton } from '@panome/ui/skeleton';
import { Link } from 'react-router-dom';
import { messageOf, type CallError } from '../../shared/api/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { academyText as text } from './academy.text.ts';
import { academyPaths as paths } from './paths.ts';

type MissingProps = { readonly error: CallError | undefined; readonly onRetry: () => void };

/** A page whose piece is on its way, cannot be had, or is not there. */
export const Missing = ({ error, onRetry }: MissingProps) => (
  <PageBody>
    {error && <PageHeader title={text.title} />}
    {!error ? (
      <Skeleton height={480} shape="block" />
    ) : error.status === 404 || error.status === 400 ? (
      <EmptyState
        action={
          <Button asChild>
            <Link to={paths.articles}>{text.toList}</Link>
          </Button>
        }
        description={text.missingHelp}
        title={text.missing}
      />
    ) : (
      <FailedState message={messageOf(error)} onRetry={onRetry} requestId={error.requestId || undefined} />
    )}
  </PageBody>
);
