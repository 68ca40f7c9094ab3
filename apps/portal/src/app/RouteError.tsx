import { FailedState } from '@panome/ui/state';
import { CallError, messageOf } from '../shared/api/index.ts';
import { PageBody } from '../shared/page/index.ts';

/** What stands in place of a page that broke; the menus around it go on working (FE-01). */
export function RouteError({ error }: { error: unknown }) {
  const requestId = error instanceof CallError ? error.requestId : '';
  return (
    <PageBody>
      <FailedState
        message={`页面初始化失败：${messageOf(error)}`}
        onRetry={() => window.location.reload()}
        {...(requestId ? { requestId } : {})}
      />
    </PageBody>
  );
}
