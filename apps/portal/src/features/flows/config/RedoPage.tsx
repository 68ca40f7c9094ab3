import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Link as LinkLook } from '@panome/ui/link';
import { EmptyState, FailedState } from '@panome/ui/state';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { runListPath, runPath, type WholeRun } from '../../../shared/flows/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { useOpenRoute } from '../../../shared/routing/routeContext.ts';
import { flowPagesText as text } from '../flowPages.text.ts';
import { RunConfigForm } from './RunConfigForm.tsx';
import { configOf } from './runConfig.ts';

const still = { keepPreviousData: false, revalidateOnFocus: false } as const;

/** 重新编辑: a run opened with everything that it was made with; before it is sent it says what it would compute. */
export function Page() {
  const { mission_id: id = '' } = useParams();
  const { title } = useOpenRoute();
  const { data, error, mutate } = useCall('flowRunDetail', { id }, still);
  if (!data && !error) return <PageSkeleton />;
  const back = (
    <Button asChild>
      <Link to={runListPath}>{text.toRuns}</Link>
    </Button>
  );
  if (!data)
    return (
      <PageBody>
        <PageHeader title={title} />
        {error?.status === 404 || error?.kind === 'forbidden' ? (
          <EmptyState action={back} description={text.runGoneHelp} title={text.runGone} />
        ) : (
          <FailedState
            message={`${text.runFailed}：${messageOf(error)}`}
            onRetry={() => void mutate()}
            requestId={error?.requestId || undefined}
          />
        )}
      </PageBody>
    );
  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={title}>
            <LinkLook asChild tone="muted">
              <Link to={runListPath}>{text.missions}</Link>
            </LinkLook>
            <LinkLook asChild tone="muted">
              <Link to={runPath(id)}>{data.name}</Link>
            </LinkLook>
          </Breadcrumb>
        }
        description={text.redoHelp}
        title={text.redoTitle(data.name)}
      />
      {data.source_ended ? (
        <EmptyState action={back} description={text.sourceEndedHelp} title={text.sourceEnded} />
      ) : (
        <Redo run={data} />
      )}
    </PageBody>
  );
}

function Redo({ run }: { readonly run: WholeRun }) {
  const { files, form } = run;
  const flow = useCall('flowDetail', { id: run.flow_id, version_id: form.version_id }, still);
  // Other tables of the project are offered where it can still be reached; the run's own are known without it.
  const { data: there, error } = useCall(
    'availableModuleChart',
    { version_id: form.version_id, ...form.source },
    still,
  );
  const former = useMemo(
    () =>
      flow.data &&
      configOf(
        form,
        files,
        flow.data.standard.map(({ id }) => id),
      ),
    [files, flow.data, form],
  );
  if (flow.error)
    return flow.error.status === 404 ? (
      <EmptyState description={text.noVersionHelp} title={text.noVersion} />
    ) : (
      <FailedState
        message={messageOf(flow.error)}
        onRetry={() => void flow.mutate()}
        requestId={flow.error.requestId || undefined}
      />
    );
  if (!flow.data || !former || (!there && !error)) return <PageSkeleton />;
  const offeredFor = (role: string) => {
    const found = there?.roles.find(({ id }) => id === role);
    return found ? [...(found.bound ? [found.bound] : []), ...found.candidates] : [];
  };
  return (
    <>
      {error && <Callout tone="warning">{text.lostSource}</Callout>}
      <RunConfigForm
        draft={`redo.${run.id}`}
        flow={{
          version: form.version_id,
          roles: flow.data.roles.map((role) => ({
            ...role,
            offered: [...new Map(offeredFor(role.id).map((table) => [table.source_id, table])).values()],
          })),
          steps: flow.data.standard,
        }}
        initial={{ ...former, name: '' }}
        parent={{ id: run.id, config: former }}
        projectId={form.source.source_from === 1 && form.source.project_id ? form.source.project_id : undefined}
      />
    </>
  );
}
