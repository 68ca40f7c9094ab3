import { classMap, type Classes } from '../../parts/class-map/index.ts';
import { counted, readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf } from '../../settings.ts';
import { dataTable, labelOf, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { valueMap } from '../../parts/value-map/index.ts';

const colorSpec = {
  id: 'color',
  label: '着色',
  help: '按判定着色时双细胞画在上面',
  kind: 'choice',
  default: 'call',
  choices: [
    { value: 'call', label: '判定' },
    { value: 'score', label: '双细胞得分' },
  ],
} as const satisfies SettingSpec;
const names = ['单细胞', '双细胞'] as const;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'cells');
  const [ids, called] = [texts(table, 'cell'), texts(table, 'doublet').map((word) => word === '是')];
  const [x, y, score] = [numbers(table, 'x'), numbers(table, 'y'), numbers(table, 'score')];
  const [xTitle, yTitle] = [labelOf(table, 'x'), labelOf(table, 'y')];
  const classes: Classes = {
    names,
    colors: [chartColors(input.theme).neutral, paletteColors(undefined, 'categorical', input.theme)[1]!],
    symbols: ['circle', 'circle'],
    of: Uint8Array.from(called, Number),
    heading: '判定',
  };
  const count = called.filter(Boolean).length;
  return {
    ...(choiceOf(input.settings.own, colorSpec) === 'score'
      ? valueMap(input, { ids, x, y, xTitle, yTitle, value: score, label: '得分', item: '细胞' })
      : classMap(input, { ids, x, y, xTitle, yTitle }, classes, false)),
    summary: `双细胞图：${counted(ids.length)} 个细胞中有 ${counted(count)} 个判为双细胞（${readable((100 * count) / Math.max(1, ids.length), 3)}%）。`,
    data: dataTable('sc-doublet-map', '双细胞图', [
      textColumn('cell', '细胞', ids),
      textColumn(
        'doublet',
        '判定',
        called.map((one) => names[Number(one)]!),
      ),
      numberColumn('score', '双细胞得分', score),
      numberColumn('x', xTitle, x),
      numberColumn('y', yTitle, y),
    ]),
  };
}

/** Cells on their map: those called doublets, or the score of each. */
export const scDoubletMap: ChartDefinition = {
  id: 'sc-doublet-map',
  title: '双细胞图',
  tables: [{ id: 'cells' }],
  settings: [colorSpec],
  defaultSize: { width: 720, height: 560 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize'],
  paletteKind: 'sequential',
  draw,
};
