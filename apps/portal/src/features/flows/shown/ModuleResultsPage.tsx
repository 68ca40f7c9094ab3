import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import { bySection, runListPath, runPath, shownRunPath } from '../../../shared/flows/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useReadMessages } from '../../../shared/messages/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { FamilyTag } from '../../../shared/projects/index.ts';
import { ShareCard } from './ShareCard.tsx';
import { shownText as text } from './shown.text.ts';
import { ShownStep } from './ShownStep.tsx';

type Shown = ResponseOf<'moduleResultsDetail'>;

const toRuns = (
  <Button asChild>
    <Link to={runListPath}>{text.toRuns}</Link>
  </Button>
);

/** 模块结果: every chart of one run, to be looked at by its owner and those it is shown to. */
export function Page() {
  const [query] = useSearchParams();
  const run = query.get('run') ?? '';
  return run ? (
    <Gallery key={run} run={run} />
  ) : (
    <PageBody>
      <PageHeader title={text.title} />
      <EmptyState action={toRuns} description={text.noRunHelp} title={text.noRun} />
    </PageBody>
  );
}

function Gallery({ run }: { run: string }) {
  const { data, error, mutate } = useCall('moduleResultsDetail', { run }, { revalidateOnFocus: false });
  useReadMessages(data?.finished_at ? shownRunPath(run) : undefined);
  return (
    <PageBody>
      <PageHeader
        actions={
          data?.own && (
            <Button asChild>
              <Link to={runPath(run)}>{text.toRun}</Link>
            </Button>
          )
        }
        description={data && <Facts shown={data} />}
        title={data ? text.of(data.name) : text.title}
      />
      {!data && error && error.status === 404 && (
        <EmptyState action={toRuns} description={text.goneHelp} title={text.gone} />
      )}
      {!data && error && error.status !== 404 && (
        <FailedState message={error.what} onRetry={() => void mutate()} requestId={error.requestId || undefined} />
      )}
      {!data && !error && <Skeleton height={320} shape="block" />}
      {data?.own && data.can_share && <ShareCard onChanged={() => mutate()} run={run} shared={data.shared} />}
      {data && !data.own && <Text tone="muted">{text.readOnly}</Text>}
      {data && <Sections shown={data} />}
    </PageBody>
  );
}

const Facts = ({ shown }: { shown: Shown }) => (
  <>
    <FamilyTag family={shown.family} />{' '}
    {[
      shown.flow_title,
      shown.project_name,
      !shown.own && text.madeBy(shown.owner_name),
      text.steps(shown.steps.length),
      shown.finished_at && text.finished(formatTime(shown.finished_at).slice(0, 16)),
    ]
      .filter(Boolean)
      .join(' · ')}
  </>
);

function Sections({ shown }: { shown: Shown }) {
  if (shown.steps.length === 0) return <EmptyState description={text.noStepsHelp} title={text.noSteps} />;
  return (
    <Stack space="xxlarge">
      {bySection(shown.steps).map((section) => (
        <Stack aria-label={section.title} as="section" key={section.title} space="xlarge">
          <Heading level={2}>{section.title}</Heading>
          {section.steps.map((step) => (
            <Stack as="section" key={step.id} space="small">
              <Heading level={3}>{text.contrast(step.title, step.contrast)}</Heading>
              <ShownStep charts={step.charts.length} run={shown.id} step={step.id} />
            </Stack>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
