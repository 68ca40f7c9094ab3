import type { Inspection } from '@panome/contract';
import { Descriptions } from '@panome/ui/descriptions';
import { formatNumber, formatSize } from '../../../shared/format/format.ts';
import { previewText as text } from './preview.text.ts';
import { kindWords } from './reading.ts';

const whole = (value: number) => formatNumber(value, 'integer');

/** What the table is, as the server understood it. */
export function PreviewFacts({ report, size }: { report: Inspection; size: number }) {
  const { id_column: idColumn, kind, missing, samples, shape } = report;
  const facts = [
    { label: text.kind, value: kindWords(kind) },
    { label: text.shape, value: text.columnsAll(whole(shape.rows), whole(shape.columns)) },
    { label: text.idColumn, value: idColumn || text.noIdColumn },
    ...(kind === 'other' ? [] : [{ label: text.samples, value: whole(samples.length) }]),
    ...(kind === 'matrix'
      ? [
          {
            label: text.missing,
            value: `${whole(missing.count)}（${(100 * missing.share).toFixed(missing.share > 0 && missing.share < 0.001 ? 3 : 1)}%）`,
          },
        ]
      : []),
    { label: text.size, value: formatSize(size) },
  ];
  return <Descriptions columns={3} items={facts} />;
}
