import { Callout } from '@panome/ui/callout';
import { ProblemList } from '@panome/ui/problem-list';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { messageOf } from '../../api/index.ts';
import { toListProblems } from '../../tasks/index.ts';
import { flowsText as text } from '../flows.text.ts';
import type { RunPlan } from '../flowTypes.ts';
import type { PlanState } from './usePlan.ts';

/** A plan in one line: how many steps and charts, what is skipped or taken over, how long it takes. */
function wordsOf({ counts, seconds }: RunPlan, isRedo: boolean): string {
  return [
    isRedo ? text.willRedo(counts.recompute, counts.take_over) : text.planned(counts.planned, counts.charts),
    !isRedo && counts.take_over > 0 && text.reuses(counts.take_over),
    counts.skipped > 0 && text.skippedSteps(counts.skipped),
    counts.recompute > 0 && text.about(seconds),
  ]
    .filter(Boolean)
    .join(' · ');
}

type PlanSummaryProps = {
  readonly state: PlanState;
  /** What was computed before is held against the run that is done again. */
  readonly isRedo?: boolean;
};

/** What a run would do, said before it is sent; or why it cannot be sent. */
export function PlanSummary({ isRedo = false, state: { failed, loading, plan, problems, retry } }: PlanSummaryProps) {
  if (problems.length > 0)
    return (
      <Callout title={text.cannotRun(problems.length)} tone="danger">
        <ProblemList problems={toListProblems(problems)} />
      </Callout>
    );
  if (failed)
    return (
      <FailedState
        message={`${text.planFailed}：${messageOf(failed)}`}
        onRetry={retry}
        requestId={failed.requestId || undefined}
        variant="inline"
      />
    );
  if (!plan) return <Skeleton height={22} shape="block" width={320} />;
  return (
    <Stack space="small">
      <Text aria-busy={loading} as="p" role="status">
        {wordsOf(plan, isRedo)}
      </Text>
      {plan.counts.planned === 0 && <Callout tone="warning">{text.nothingPlanned}</Callout>}
      {plan.warnings.length > 0 && (
        <Callout title={text.planWarnings(plan.warnings.length)} tone="warning">
          <ProblemList problems={toListProblems(plan.warnings)} />
        </Callout>
      )}
    </Stack>
  );
}
