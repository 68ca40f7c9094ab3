import { counted, extent, readable, truncateMiddle } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, labelOf, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { valueMap } from '../../parts/value-map/index.ts';

const setSpec = {
  id: 'set',
  label: '基因集',
  help: '按“基因集”表中评分的先后',
  kind: 'number',
  default: 1,
  min: 1,
  max: 500,
  step: 1,
} as const satisfies SettingSpec;

const others = new Set(['cell', 'cluster', 'label', 'x', 'y', 'phase', 's_score', 'g2m_score']);

function draw(given: ChartInput): ChartDrawing {
  const table = tableOf(given, 'cells');
  const sets = table.columns.filter(({ kind, name }) => kind === 'number' && !others.has(name));
  const chosen = sets[Math.min(sets.length, Math.round(numberOf(given.settings.own, setSpec))) - 1]!;
  const input = given.settings.title?.trim()
    ? given
    : { ...given, settings: { ...given.settings, title: truncateMiddle(chosen.label, 40) } };
  const [cells, x, y, score] = [
    texts(table, 'cell'),
    numbers(table, 'x'),
    numbers(table, 'y'),
    numbers(table, chosen.name),
  ];
  const [xTitle, yTitle] = [labelOf(table, 'x'), labelOf(table, 'y')];
  const [low, high] = extent(score) ?? [0, 1];
  const clusters = texts(table, 'cluster');
  const mean = new Map<string, [number, number]>();
  clusters.forEach((name, i) => {
    const [sum, n] = mean.get(name) ?? [0, 0];
    mean.set(name, [sum + score[i]!, n + 1]);
  });
  const highest = [...mean].reduce((best, one) => (one[1][0] / one[1][1] > best[1][0] / best[1][1] ? one : best))[0];
  return {
    ...valueMap(input, { ids: cells, x, y, xTitle, yTitle, value: score, label: '得分', item: '细胞' }),
    counted: { [setSpec.id]: sets.map(({ label }) => label) },
    summary: `基因集得分图：${chosen.label}在 ${counted(cells.length)} 个细胞的得分，${readable(low, 3)}～${readable(high, 3)}，平均最高的是${/^\d+$/u.test(highest) ? `簇 ${highest}` : highest}。`,
    data: dataTable('sc-score-map', '基因集得分图', [
      textColumn('cell', '细胞', cells),
      textColumn('cluster', '簇', clusters),
      numberColumn('score', '得分', score),
      numberColumn('x', xTitle, x),
      numberColumn('y', yTitle, y),
    ]),
  };
}

/** Cells on their map in the colours of the score of one set. */
export const scScoreMap: ChartDefinition = {
  id: 'sc-score-map',
  title: '基因集得分图',
  tables: [{ id: 'cells' }],
  settings: [setSpec],
  defaultSize: { width: 720, height: 560 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize'],
  paletteKind: 'sequential',
  draw,
};
