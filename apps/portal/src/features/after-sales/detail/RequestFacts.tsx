import { CopyButton } from '@panome/ui/copy-button';
import { Descriptions } from '@panome/ui/descriptions';
import { Inline } from '@panome/ui/inline';
import { Link } from '@panome/ui/link';
import { Text } from '@panome/ui/text';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatTime } from '../../../shared/format/format.ts';
import { taskPath, useNow } from '../../../shared/tasks/index.ts';
import type { AfterSaleDetail } from '../api.ts';
import { afterSalesText as text } from '../afterSales.text.ts';
import { waitWords } from '../waiting.ts';
import { minute } from '../../../shared/format/durations.ts';

const Copied = ({ label, value }: { label: string; value: string }): ReactNode => (
  <Inline space="xsmall">
    <Text font="mono">{value}</Text>
    <CopyButton label={text.copy(label)} value={value} />
  </Inline>
);

/** What the request is about; what it does not refer to is left out. */
export function RequestFacts({ request }: { request: AfterSaleDetail }) {
  const now = useNow(true, minute);
  const { context, created_at, kind, number, task_id } = request;
  const facts = [
    { label: text.number, value: <Copied label={text.number} value={number} /> },
    { label: text.kind, value: text.kinds[kind] },
    { label: text.asked, value: formatTime(created_at) },
    { label: text.took, value: waitWords(request, now) },
    { label: text.contract, value: context.contract_number },
    { label: text.project, value: context.project_name },
    {
      label: text.task,
      value: task_id && (
        <Link asChild>
          <RouterLink to={taskPath(task_id)}>{context.task_name || task_id}</RouterLink>
        </Link>
      ),
    },
    { label: text.chart, value: context.chart },
    { label: text.failure, value: context.failure },
    {
      label: text.requestId,
      value: context.request_id && <Copied label={text.requestId} value={context.request_id} />,
    },
  ];
  return <Descriptions columns={2} items={facts.filter(({ value }) => value !== '')} />;
}
