import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Link } from 'react-router-dom';
import { useCall } from '../../api/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../page/index.ts';
import { toolListPath } from '../../tasks/index.ts';
import type { Tool } from './toolForm.ts';
import { toolFormText } from './toolForm.text.ts';
import { ToolWorkspace } from './ToolWorkspace.tsx';
import { useOpenedForm } from './useOpenedForm.ts';

type ToolFormPageProps = {
  toolId: string;
  /** The task that is done again; empty for a new one. */
  redo: string;
};

/** A tool's form, opened as the address says: empty, with a file, with example data, or with a former run. */
export function ToolFormPage({ redo, toolId }: ToolFormPageProps) {
  const text = useText(toolFormText);
  const { data: tool, error, mutate } = useCall('toolDetail', { id: toolId }, { revalidateOnFocus: false });
  if (error && !tool) {
    return (
      <PageBody>
        {error.status === 404 ? (
          <>
            <PageHeader title={text.notFoundTitle} />
            <EmptyState
              action={
                <Button asChild>
                  <Link to={toolListPath}>{text.toList}</Link>
                </Button>
              }
              title={text.notFound}
            />
          </>
        ) : (
          <FailedState message={error.what} onRetry={() => void mutate()} requestId={error.requestId} />
        )}
      </PageBody>
    );
  }
  return tool ? <OpenTool redo={redo} tool={tool} /> : <PageSkeleton />;
}

function OpenTool({ redo, tool }: { tool: Tool; redo: string }) {
  const { failed, opened, retry, times } = useOpenedForm(tool, redo);
  if (opened) return <ToolWorkspace key={times} opened={opened} redo={redo} tool={tool} />;
  if (!failed) return <PageSkeleton />;
  return (
    <PageBody>
      <FailedState message={failed.what} onRetry={retry} requestId={failed.requestId} />
    </PageBody>
  );
}
