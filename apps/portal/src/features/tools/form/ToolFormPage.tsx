import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { EmptyState, FailedState } from '@panome/ui/state';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CallError, useCall } from '../../../shared/api/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { toolListPath } from '../../../shared/tasks/index.ts';
import { recentTools } from '../recentTools.ts';
import { loadForm, type OpenedForm } from './loadForm.ts';
import type { Tool } from './toolForm.ts';
import { toolFormText } from './toolForm.text.ts';
import { ToolWorkspace } from './ToolWorkspace.tsx';

/** A tool's form, opened as the address says: empty, with a file, with example data, or with a former run. */
export function ToolFormPage({ toolId }: { toolId: string }) {
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
  return tool ? <OpenTool tool={tool} /> : <PageSkeleton />;
}

function OpenTool({ tool }: { tool: Tool }) {
  const [params, setParams] = useSearchParams();
  const [query] = useState(() => ({
    redo: params.get('redo') ?? '',
    file: params.get('file') ?? '',
    input: params.get('input') ?? '',
    groups: params.get('groups') ?? '',
    example: params.get('example') === '1',
  }));
  const [opened, setOpened] = useState<OpenedForm>();
  const [failed, setFailed] = useState<CallError>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    // The page comes back from behind another one: what was filled in is on it.
    if (opened) return undefined;
    let current = true;
    recentTools.add(tool.id);
    loadForm(tool, query).then(
      (form) => current && setOpened(form),
      (error: unknown) =>
        current && setFailed(error instanceof CallError ? error : new CallError('failure', String(error))),
    );
    return () => {
      current = false;
    };
  }, [attempt, opened, query, tool]);

  // The example is filled in once; a reload must bring back what was changed since.
  useEffect(() => {
    if (!opened || !params.has('example')) return;
    const next = new URLSearchParams(params);
    next.delete('example');
    setParams(next, { replace: true });
  }, [opened, params, setParams]);

  if (opened) return <ToolWorkspace opened={opened} redo={query.redo} tool={tool} wasExample={query.example} />;
  if (!failed) return <PageSkeleton />;
  const retry = () => {
    setFailed(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <PageBody>
      <FailedState message={failed.what} onRetry={retry} requestId={failed.requestId} />
    </PageBody>
  );
}
