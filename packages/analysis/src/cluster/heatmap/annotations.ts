import type { Column, Groups, Table } from '../../model/index.ts';
import type { Annotations } from './heatmap.schema.ts';

/** Group and factors of the samples in drawing order; a sample that the groups do not know has empty cells. */
export function annotationsTable(samples: readonly string[], groups: Groups, kind: Exclude<Annotations, 'none'>): Table {
  const rowOf = new Map(groups.samples.map((sample, i) => [sample, i]));
  const along = (values: readonly string[]): string[] => samples.map((sample) => values[rowOf.get(sample) ?? -1] ?? '');
  const factors: Column[] = kind === 'all' ? groups.factors.map(({ name, values }) => ({ name, label: name, kind: 'text', values: along(values) })) : [];
  return {
    id: 'annotations',
    title: '样本注释',
    rows: samples.length,
    columns: [{ name: 'sample', label: '样本', kind: 'text', values: samples }, { name: 'group', label: '分组', kind: 'text', values: along(groups.group) }, ...factors],
  };
}
