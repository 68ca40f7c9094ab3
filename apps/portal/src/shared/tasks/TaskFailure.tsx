import { Callout } from '@panome/ui/callout';
import { CopyButton } from '@panome/ui/copy-button';
import { Descriptions } from '@panome/ui/descriptions';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { ProblemList } from '@panome/ui/problem-list';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { toListProblems } from './problems.ts';
import type { TaskRecord } from './taskState.ts';
import { tasksText } from './tasks.text.ts';

type TaskFailureProps = {
  failure: NonNullable<TaskRecord['failure']>;
  /** The title around it says already that the task failed and whose fault it is. */
  named?: boolean;
};

/** Why a task failed: whose fault it is, what, where, what to do, and the number for support. */
export function TaskFailure({ failure, named = false }: TaskFailureProps) {
  const text = useText(tasksText);
  const facts = [
    { label: text.where, value: failure.where },
    { label: text.remedy, value: failure.remedy },
    {
      label: text.requestId,
      value: failure.request_id && (
        <Inline space="xsmall">
          <Text font="mono">{failure.request_id}</Text>
          <CopyButton label={text.copyRequestId} value={failure.request_id} />
        </Inline>
      ),
    },
  ];
  return (
    <Stack>
      <Callout {...(!named && { title: text.failedTitle(text[failure.class]) })} tone="danger">
        {failure.what}
      </Callout>
      <Descriptions columns={1} items={facts.filter(({ value }) => value !== '')} />
      {/* A single problem was already told above. */}
      {failure.problems.length > 1 && <ProblemList problems={toListProblems(failure.problems)} />}
    </Stack>
  );
}
