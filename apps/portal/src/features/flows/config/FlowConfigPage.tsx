import type { ResponseOf } from '@panome/contract/client';
import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { Link as LinkLook } from '@panome/ui/link';
import { EmptyState, FailedState } from '@panome/ui/state';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { configPath, flowListPath, flowPath } from '../../../shared/flows/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { useOpenRoute } from '../../../shared/routing/routeContext.ts';
import { flowPagesText as text } from '../flowPages.text.ts';

type FlowDetail = ResponseOf<'flowDetail'>;

type FlowConfigPageProps = {
  readonly flow: string;
  readonly version: string;
  readonly kind: 'contracted' | 'uncontracted';
  /** What is configured, once the flow is known. */
  readonly children: (flow: FlowDetail) => ReactNode;
};

/** The frame around the configuration of a flow: which one, and what to do where it is not there. */
export function FlowConfigPage({ children, flow, kind, version }: FlowConfigPageProps) {
  const { notFound, title } = useOpenRoute();
  const asked = useCall(
    'flowDetail',
    { id: flow, version_id: version },
    { keepPreviousData: false, revalidateOnFocus: false },
  );
  const gone = asked.error?.status === 404;
  const newest = useCall('flowDetail', gone ? { id: flow } : null, {
    keepPreviousData: false,
    revalidateOnFocus: false,
  });
  const { data, error, mutate } = asked;
  if (data)
    return (
      <PageBody>
        <PageHeader
          above={
            <Breadcrumb current={title}>
              <LinkLook asChild tone="muted">
                <Link to={flowListPath}>{text.title}</Link>
              </LinkLook>
              <LinkLook asChild tone="muted">
                <Link to={flowPath(flow)}>{data.version.title}</Link>
              </LinkLook>
            </Breadcrumb>
          }
          description={data.version.question}
          title={text.configTitle(data.version.title)}
        />
        {children(data)}
      </PageBody>
    );
  if (gone && newest.error) return notFound;
  if (gone && newest.data)
    return (
      <PageBody>
        <PageHeader title={title} />
        <EmptyState
          action={
            <Button asChild variant="primary">
              <Link replace to={configPath(kind, flow, newest.data.version.id)}>
                {text.toNewest}
              </Link>
            </Button>
          }
          description={text.noVersionHelp}
          title={text.noVersion}
        />
      </PageBody>
    );
  if (!error || gone) return <PageSkeleton />;
  return (
    <PageBody>
      <PageHeader title={title} />
      <FailedState
        message={`${text.detailFailed}：${messageOf(error)}`}
        onRetry={() => void mutate()}
        requestId={error.requestId || undefined}
      />
    </PageBody>
  );
}
