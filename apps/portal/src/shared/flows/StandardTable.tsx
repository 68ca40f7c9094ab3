import type { ResponseOf } from '@panome/contract/client';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { listStyles, useNarrow } from '../list/index.ts';
import { flowsText as text } from './flows.text.ts';

type Step = ResponseOf<'flowDetail'>['standard'][number];

/** The steps of a standard analysis in their order, with what each takes from the others and what it draws. */
export function StandardTable({ steps }: { readonly steps: readonly Step[] }) {
  const narrow = useNarrow();
  const titles = new Map(steps.map(({ id, title }) => [id, title]));
  const notesOf = ({ by_contrast, needs }: Step) =>
    [
      needs.length > 0 && text.after(needs.map((id) => `“${titles.get(id) ?? id}”`).join('、')),
      by_contrast && text.byContrast,
    ]
      .filter(Boolean)
      .join('，');
  const chartsOf = ({ charts }: Step) => charts.map(({ title }) => title).join('、') || '--';
  const title: Column<Step> = {
    id: 'title',
    header: text.stepColumn,
    minWidth: 180,
    text: (step) => step.title,
    cell: (step) => (
      <div className={listStyles.name}>
        <Text>{step.title}</Text>
        <Text size="secondary" tone="subtle">
          {narrow ? chartsOf(step) : step.section}
        </Text>
      </div>
    ),
  };
  const columns: Column<Step>[] = narrow
    ? [title]
    : [
        title,
        { id: 'method', header: text.methodColumn, width: 200, cell: ({ method_title }) => method_title },
        { id: 'charts', header: text.chartsColumn, width: 320, text: chartsOf, cell: chartsOf },
        { id: 'notes', header: text.condition, width: 300, text: notesOf, cell: (step) => notesOf(step) || '--' },
      ];
  return <Table columns={columns} label={text.standard} rowKey={({ id }) => id} rows={steps} />;
}
