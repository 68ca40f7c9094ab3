import { Grid } from '@panome/ui/grid';
import { FailedState } from '@panome/ui/state';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { flowPagesText as text } from '../flowPages.text.ts';
import { FlowCard } from './FlowCard.tsx';

/** 分析流程: every flow, one for each family and one for two of them together. */
export function Page() {
  const { data, error, mutate } = useCall('flowList', {}, { revalidateOnFocus: false });
  if (!data && !error) return <PageSkeleton />;
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      {error && !data && (
        <FailedState
          message={`${text.listFailed}：${messageOf(error)}`}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
        />
      )}
      <Grid as="ul" minItemWidth={340} role="list">
        {data?.map(({ id, newest }) => (
          <li key={id}>
            <FlowCard version={newest} />
          </li>
        ))}
      </Grid>
    </PageBody>
  );
}
