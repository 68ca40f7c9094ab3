import { counted, percent, readable, referenceLines } from '../../frame/index.ts';
import { histogram } from './histogram.ts';
import { arrangeSpec, heightSpec } from '../../parts/histogram/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

function draw(input: ChartInput): ChartDrawing {
  const calls = tableOf(input, 'calls');
  const [id, value] = [texts(calls, 'id'), numbers(calls, 'value')];
  const of = (name: string): number => value[id.indexOf(name)] ?? Number.NaN;
  const none = dataTable('density', '', [
    textColumn('column', '', []),
    textColumn('group', '', []),
    numberColumn('x', '', []),
    numberColumn('y', '', []),
  ]);
  const drawing = histogram.draw({ ...input, groups: null, tables: { ...input.tables, density: none } });
  const { series, xAxis } = drawing.option;
  const line = referenceLines({ x: [of('threshold')], color: chartColors(input.theme).text, width: 1.4, front: true });
  return {
    ...drawing,
    option: {
      ...drawing.option,
      series: [
        ...[series ?? []].flat(),
        ...[xAxis ?? []].flat().map((_, at) => ({ ...line, xAxisIndex: at, yAxisIndex: at })),
      ],
    },
    summary: `双细胞得分直方图：${counted(of('observed'))} 个细胞与 ${counted(of('simulated'))} 个模拟的双细胞，阈值 ${readable(of('threshold'), 3)} 以上有 ${counted(of('called'))} 个细胞（${percent(of('rate'))}），模拟的双细胞可检出 ${percent(of('detectable'))}。`,
  };
}

/** The scores of cells and of simulated doublets, and the threshold between them. */
export const scDoubletHistogram: ChartDefinition = {
  ...histogram,
  id: 'sc-doublet-histogram',
  title: '双细胞得分直方图',
  tables: [{ id: 'bins' }, { id: 'summary' }, { id: 'calls' }],
  settings: [heightSpec, arrangeSpec],
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  draw,
};
