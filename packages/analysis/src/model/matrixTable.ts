import { annotationHelp, numberColumn, tableOf, textColumn } from './column.ts';
import type { Matrix, Table } from './table.ts';

export const featureHelp = '特征的编号或名称，取自数据表的第一列';

/**
 * The table `matrix`: feature, the annotations as they came, then one column per sample; ready to be the next tool's
 * input.
 *
 * @param help - What the figures of a sample are.
 */
export function matrixTable(matrix: Matrix, title: string, help: string): Table {
  const { ids, samples, values, annotations } = matrix;
  const columns = samples.map((sample, column) =>
    numberColumn(
      sample,
      sample,
      Float64Array.from(ids, (_, row) => values[row * samples.length + column]!),
      { help },
    ),
  );
  const taken = new Set(['feature', ...samples]);
  const kept = annotations
    .filter(({ name }) => !taken.has(name))
    .map(({ name, values: texts }) => textColumn(name, name, texts, { help: annotationHelp }));
  return tableOf('matrix', title, [textColumn('feature', '特征', ids, { help: featureHelp }), ...kept, ...columns]);
}
