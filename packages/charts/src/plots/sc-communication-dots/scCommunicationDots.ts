import { counted, readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { dotPlot } from '../../parts/dot-plot/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';

const pairsSpec = {
  id: 'pairs',
  label: '配体受体对数',
  help: '按 p 值由小到大取最前的若干对',
  kind: 'number',
  default: 20,
  min: 1,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;
const typesSpec = {
  id: 'types',
  label: '细胞类型组合数',
  help: '取这些配体受体中显著最多的若干个“来源 → 接收”',
  kind: 'number',
  default: 16,
  min: 1,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;
const allSpec = {
  id: 'all',
  label: '不显著的也画',
  help: '不显著的点面积小，可以看出强度',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'interactions');
  const [source, target, ligand, receptor, significant] = ['source', 'target', 'ligand', 'receptor', 'significant'].map(
    (name) => texts(table, name),
  ) as [readonly string[], readonly string[], readonly string[], readonly string[], readonly string[]];
  const [mean, p] = [numbers(table, 'mean'), numbers(table, 'p')];
  const pairOf = (row: number): string => `${ligand[row]}–${receptor[row]}`;
  const typesOf = (row: number): string => `${source[row]} → ${target[row]}`;
  // The rows stand by rising p already.
  const every = [...mean.keys()];
  const marked = every.filter((row) => significant[row] === '是');
  const worth = marked.length > 0 ? marked : every;
  const pairs = [...new Set(worth.map(pairOf))].slice(0, Math.round(numberOf(input.settings.own, pairsSpec)));
  const inPairs = worth.filter((row) => pairs.includes(pairOf(row)));
  const times = new Map<string, number>();
  for (const row of inPairs) times.set(typesOf(row), (times.get(typesOf(row)) ?? 0) + 1);
  const types = [...times]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, Math.round(numberOf(input.settings.own, typesSpec)))
    .map(([name]) => name)
    .toSorted();
  const kept = (booleanOf(input.settings.own, allSpec) ? every : worth).filter(
    (row) => pairs.includes(pairOf(row)) && types.includes(typesOf(row)),
  );
  const rows = kept.toSorted(
    (a, b) =>
      types.indexOf(typesOf(a)) - types.indexOf(typesOf(b)) || pairs.indexOf(pairOf(a)) - pairs.indexOf(pairOf(b)),
  );
  // Pairs that share a type stand beside each other.
  const shown = dataTable('shown', '', [
    textColumn('pair', '配体–受体', rows.map(pairOf)),
    textColumn('types', '来源 → 接收', rows.map(typesOf)),
    numberColumn(
      'mean',
      '平均表达',
      Float64Array.from(rows, (row) => mean[row]!),
    ),
    numberColumn(
      'strength',
      '−log10 p',
      Float64Array.from(rows, (row) => Math.max(0.02, -Math.log10(p[row]!))),
    ),
  ]);
  const most = Math.max(
    1.5,
    p.reduce((least, value) => Math.max(least, -Math.log10(value)), 0),
  );
  const marks = [
    { p: 0.05, words: '0.05' },
    { p: 0.01, words: '0.01' },
    { p: 0.001, words: '0.001' },
  ]
    .filter((mark) => -Math.log10(mark.p) <= most * 1.01)
    .map((mark) => ({ of: -Math.log10(mark.p) / most, words: mark.words }));
  const drawing = dotPlot(
    { ...input, tables: { shown } },
    {
      id: 'sc-communication-dots',
      title: '配体受体气泡图',
      table: 'shown',
      column: 'pair',
      item: '配体–受体',
      up: { column: 'types', item: '来源 → 接收' },
      value: { column: 'mean', label: '平均表达', signed: false },
      share: { column: 'strength', label: '−log10 p', most, key: { title: 'p 值', marks } },
    },
  );
  const best = rows.toSorted((a, b) => p[a]! - p[b]! || mean[b]! - mean[a]!)[0];
  return {
    ...drawing,
    summary: `配体受体气泡图：${counted(types.length)} 个细胞类型组合的 ${counted(pairs.length)} 对配体与受体，颜色为平均表达，点越大 p 值越小${best === undefined ? '' : `；最显著的是 ${typesOf(best)} 的 ${pairOf(best)}（p = ${readable(p[best]!, 2)}）`}。`,
  };
}

/** Pairs of ligand and receptor across pairs of types: colour for the mean expression, area for the p-value. */
export const scCommunicationDots: ChartDefinition = {
  id: 'sc-communication-dots',
  title: '配体受体气泡图',
  tables: [{ id: 'interactions' }],
  settings: [pairsSpec, typesSpec, allSpec],
  defaultSize: { width: 860, height: 560 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'sequential',
  draw,
};
