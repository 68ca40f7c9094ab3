import type { MergePlan } from '@panome/contract';
import { Callout } from '@panome/ui/callout';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { messageOf } from '../../../shared/api/index.ts';
import { filtersText as text } from '../filters.text.ts';

type MergePlanViewProps = {
  readonly plan: MergePlan | undefined;
  readonly error: unknown;
  readonly waiting: boolean;
};

/** What merging would give: its size, and what finds no partner. */
export function MergePlanView({ error, plan, waiting }: MergePlanViewProps) {
  if (error && !plan) return <Callout tone="danger">{messageOf(error)}</Callout>;
  if (!plan) return waiting ? <Skeleton height={96} shape="block" /> : null;
  const sides = [
    { side: text.mergeLeft, keys: plan.unmatched_left, total: plan.only_left },
    { side: text.mergeRight, keys: plan.unmatched_right, total: plan.only_right },
  ].filter(({ keys }) => keys.length > 0);
  return (
    <Stack space="small">
      <Text role="status" weight="strong">{`${text.mergePlan}：${text.size(plan.rows, plan.columns)}`}</Text>
      <Text>{`${text.mergeMatched(plan.matched)}，${text.mergeAlone(plan.only_left, plan.only_right)}`}</Text>
      {sides.map(({ keys, side, total }) => (
        <Text as="p" key={side} size="secondary" tone="muted">
          {text.mergeUnmatched(side, keys, total)}
        </Text>
      ))}
      {plan.message && <Callout tone={plan.verdict === 'task' ? 'info' : 'warning'}>{plan.message}</Callout>}
    </Stack>
  );
}
