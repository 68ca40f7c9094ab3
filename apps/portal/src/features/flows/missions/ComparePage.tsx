import type { ResponseOf } from '@panome/contract/client';
import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Card } from '@panome/ui/card';
import { Checkbox } from '@panome/ui/checkbox';
import { Link as LinkLook } from '@panome/ui/link';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Link, useSearchParams } from 'react-router-dom';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { runListPath, runPath, type FlowRun } from '../../../shared/flows/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { useOpenRoute } from '../../../shared/routing/routeContext.ts';
import { flowPagesText as text } from '../flowPages.text.ts';
import { ComparedStep } from './ComparedStep.tsx';
import * as styles from './Compare.css.ts';

type Difference = ResponseOf<'flowRunCompare'>['differences'][number];

const columns: Column<Difference>[] = [
  { id: 'where', header: text.where, width: 200, cell: ({ step_id, title }) => (step_id ? title : text.whole) },
  { id: 'item', header: text.item, width: 200, cell: ({ label }) => label },
  { id: 'left', header: text.left, minWidth: 160, cell: ({ left }) => left || '--' },
  { id: 'right', header: text.right, minWidth: 160, cell: ({ right }) => right || '--' },
];

const Side = ({ run, side }: { readonly run: FlowRun; readonly side: string }) => (
  <div className={styles.side}>
    <Text size="secondary" tone="subtle">
      {side}
    </Text>
    <LinkLook asChild>
      <Link to={runPath(run.id)}>{run.name}</Link>
    </LinkLook>
    <Text size="secondary" tone="muted">
      {formatTime(run.created_at)}
    </Text>
  </div>
);

/** Two runs beside each other: what differs in their making, and the same charts of both. */
export function ComparePage({ left, right }: { readonly left: string; readonly right: string }) {
  const { notFound } = useOpenRoute();
  const [query, setQuery] = useSearchParams();
  const { data, error, mutate } = useCall('flowRunCompare', { left, right }, { revalidateOnFocus: false });
  if (error?.status === 404) return notFound;
  const all = query.get('same') === '1';
  const toggle = (checked: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (checked) next.set('same', '1');
        else next.delete('same');
        return next;
      },
      { replace: true },
    );
  const steps = data?.steps.filter((step) => (step.left || step.right) && (all || !step.same)) ?? [];
  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={text.compareTitle}>
            <LinkLook asChild tone="muted">
              <Link to={runListPath}>{text.missions}</Link>
            </LinkLook>
          </Breadcrumb>
        }
        title={text.compareTitle}
      />
      {!data && error && (
        <FailedState
          message={`${text.compareFailed}：${messageOf(error)}`}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
        />
      )}
      {!data && !error && <Skeleton height={320} shape="block" />}
      {data && (
        <>
          <div className={styles.pair}>
            <Side run={data.left} side={text.left} />
            <Side run={data.right} side={text.right} />
          </div>
          <Card padding={data.differences.length > 0 ? 'none' : 'large'} title={text.differences}>
            {data.differences.length > 0 ? (
              <Table
                columns={columns}
                label={text.differenceTable}
                rowKey={({ label, step_id }) => `${step_id} ${label}`}
                rows={data.differences}
              />
            ) : (
              <Text tone="muted">{text.noDifferences}</Text>
            )}
          </Card>
          <Checkbox checked={all} label={text.showSame} onCheckedChange={(checked) => toggle(checked === true)} />
          {steps.map((step) => (
            <ComparedStep key={step.id} step={step} />
          ))}
        </>
      )}
    </PageBody>
  );
}
