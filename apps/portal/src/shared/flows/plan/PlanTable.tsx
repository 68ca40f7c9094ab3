import { Table, type Column } from '@panome/ui/table';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { Calculator, CircleSlash, Recycle } from 'lucide-react';
import { listStyles, useNarrow } from '../../list/index.ts';
import { flowsText as text } from '../flows.text.ts';
import type { PlannedStep } from '../flowTypes.ts';

const icon = { size: 14, strokeWidth: 1.5 } as const;

/** What happens with a step, and why it is skipped. */
function Work({ step: { changed, notes, reason, state, work } }: { readonly step: PlannedStep }) {
  const tag =
    state === 'skipped' ? (
      <Tag icon={<CircleSlash {...icon} />}>{text.skip}</Tag>
    ) : work === 'take_over' ? (
      <Tag icon={<Recycle {...icon} />} tone="success">
        {text.take_over}
      </Tag>
    ) : (
      <Tag icon={<Calculator {...icon} />} tone="accent">
        {text.recompute}
      </Tag>
    );
  return (
    <div className={listStyles.name}>
      {tag}
      {[reason, changed.length > 0 && text.changedOptions(changed.length), ...notes].filter(Boolean).map((words) => (
        <Text as="p" key={String(words)} size="secondary" tone="subtle">
          {words}
        </Text>
      ))}
    </div>
  );
}

function columnsOf(narrow: boolean): Column<PlannedStep>[] {
  const title: Column<PlannedStep> = {
    id: 'title',
    header: text.stepColumn,
    minWidth: 160,
    text: (step) => text.step(step.title, step.contrast),
    cell: (step) => (
      <div className={listStyles.name}>
        <Text>{text.step(step.title, step.contrast)}</Text>
        <Text size="secondary" tone="subtle">
          {step.section}
        </Text>
      </div>
    ),
  };
  const work: Column<PlannedStep> = {
    id: 'work',
    header: text.workColumn,
    width: narrow ? 160 : 260,
    text: ({ reason, state, work: what }) =>
      state === 'skipped' ? `${text.skip} ${reason}` : text[what || 'recompute'],
    cell: (step) => <Work step={step} />,
  };
  if (narrow) return [title, work];
  return [
    title,
    { id: 'method', header: text.methodColumn, width: 200, cell: ({ method_title }) => method_title },
    {
      id: 'charts',
      header: text.chartsColumn,
      width: 96,
      align: 'end',
      cell: ({ charts }) => text.chartCount(charts.length),
    },
    work,
    {
      id: 'time',
      header: text.timeColumn,
      width: 120,
      align: 'end',
      cell: ({ seconds, work: what }) => (what === 'recompute' ? text.about(seconds) : '--'),
    },
  ];
}

/** The steps of a plan in the order of the menu: what is computed, taken over, or skipped and why. */
export function PlanTable({ steps }: { readonly steps: readonly PlannedStep[] }) {
  const narrow = useNarrow();
  return <Table columns={columnsOf(narrow)} label={text.planSteps} rowKey={({ id }) => id} rows={steps} />;
}
