import { numberColumn, tableOf, textColumn } from '../model/index.ts';
import type { Matrix, Table } from '../model/index.ts';

/** The table `matrix`: feature, the annotations as they came, then one column per sample; ready to be the next tool's input. */
export function matrixTable(matrix: Matrix, title: string): Table {
  const { ids, samples, values, annotations } = matrix;
  const columns = samples.map((sample, column) => numberColumn(sample, sample, Float64Array.from(ids, (_, row) => values[row * samples.length + column]!)));
  const taken = new Set(['feature', ...samples]);
  const kept = annotations.filter(({ name }) => !taken.has(name)).map(({ name, values: texts }) => textColumn(name, name, texts));
  return tableOf('matrix', title, [textColumn('feature', '特征', ids), ...kept, ...columns]);
}
