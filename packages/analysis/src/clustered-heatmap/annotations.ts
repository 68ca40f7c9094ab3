import { tableOf, textColumn } from '../model/index.ts';
import type { Column, Groups, Table } from '../model/index.ts';
import type { Annotations } from './heatmap.schema.ts';

/** Group and factors of the samples in drawing order; a sample that the groups do not know has empty cells. */
export function annotationsTable(
  samples: readonly string[],
  groups: Groups,
  kind: Exclude<Annotations, 'none'>,
): Table {
  const rowOf = new Map(groups.samples.map((sample, i) => [sample, i]));
  const along = (values: readonly string[]): string[] => samples.map((sample) => values[rowOf.get(sample) ?? -1] ?? '');
  const factors: Column[] =
    kind === 'all'
      ? groups.factors.map(({ name, values }) =>
          textColumn(name, name, along(values), { help: '分组方案中样本的另一个变量，原样保留' }),
        )
      : [];
  return tableOf('annotations', '样本注释', [
    textColumn('sample', '样本', samples, { help: '样本名，按图中的次序' }),
    textColumn('group', '分组', along(groups.group), { help: '样本所属的组；不在分组方案中的为空' }),
    ...factors,
  ]);
}
