import type { Table } from '@panome/analysis/model';
import { compositionBar } from './compositionBar.ts';
import { numericNames, numbers, tableOf, texts } from '../../table/index.ts';
import { percent } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';

/** A table of classes as the bars of taxa read it. */
const called = (table: Table, from: string, to: string): Table => ({
  ...table,
  columns: table.columns.map((column) => (column.name === from ? { ...column, name: to } : column)),
});

function draw(input: ChartInput): ChartDrawing {
  const [composition, means, classes] = [
    tableOf(input, 'composition'),
    tableOf(input, 'means'),
    tableOf(input, 'classes'),
  ];
  const drawing = compositionBar.draw({
    ...input,
    tables: {
      composition: called(composition, 'class', 'taxon'),
      means: called(means, 'class', 'taxon'),
      taxa: called(called(classes, 'class', 'taxon'), 'share', 'mean'),
    },
  });
  const yAxis = ([drawing.option.yAxis].flat() as readonly { readonly name?: string }[]).map((axis) =>
    axis.name === '相对丰度（%）'
      ? { ...axis, name: '占比（%）' }
      : axis.name === '丰度'
        ? { ...axis, name: '总量' }
        : axis,
  );
  const names = texts(composition, 'class');
  return {
    ...drawing,
    option: { ...drawing.option, yAxis } as ChartDrawing['option'],
    summary: `脂质类别组成图：${numericNames(composition).length} 个样本，${names.length} 类，平均最多的是 ${names[0]!}（${percent(numbers(classes, 'share')[0]!)}）。`,
    data: drawing.data.id === 'means' ? means : composition,
  };
}

/** Classes of lipids stacked in every sample, or in every group. */
export const lipidClassBar: ChartDefinition = {
  ...compositionBar,
  id: 'lipid-class-bar',
  title: '脂质类别组成图',
  tables: [{ id: 'composition' }, { id: 'means' }, { id: 'classes', columns: ['class', 'share'] }],
  settings: compositionBar.settings.map((spec) =>
    spec.id === 'sort' && spec.kind === 'choice'
      ? {
          ...spec,
          choices: spec.choices.map((choice) =>
            choice.value === 'first' ? { ...choice, label: '按最多的类别' } : choice,
          ),
        }
      : spec,
  ),
  draw,
};
