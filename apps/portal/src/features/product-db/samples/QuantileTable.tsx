import type { ExperienceKind } from '@panome/contract/product-db';
import { Table, type Column } from '@panome/ui/table';
import { useNarrow } from '../../../shared/list/index.ts';
import type { Prediction } from '../api.ts';
import { experienceText as text } from '../experience.text.ts';
import { valueOf } from '../words.ts';

type Row = Prediction['measures'][number];

/** The quantiles of each measure, with how many values they come from; a phone keeps the middle three. */
export function QuantileTable({ kind, measures }: { kind: ExperienceKind; measures: readonly Row[] }) {
  const narrow = useNarrow();
  const columns: Column<Row>[] = [
    {
      id: 'measure',
      header: text.measure,
      minWidth: 72,
      cell: ({ measure }) => text.measureOf(kind, measure),
    },
    { id: 'n', header: text.count, align: 'end', width: 48, cell: ({ n }) => n },
    ...text.quantile.flatMap((header, at): Column<Row>[] =>
      narrow && (at === 0 || at === 4)
        ? []
        : [
            {
              id: header,
              header,
              align: 'end',
              width: narrow ? 68 : 104,
              cell: (row) => valueOf(row.measure, row.at?.[at] ?? null),
            },
          ],
    ),
  ];
  return <Table columns={columns} label={text.quantiles} rowKey={({ measure }) => measure} rows={[...measures]} />;
}
