import { isChanged } from '@panome/analysis/changes';
import { readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { gridTable, valueGrid } from '../../parts/value-grid/index.ts';

const topSpec = {
  id: 'top',
  label: '最多列出的特征数',
  help: '按各变量中最小的 p 值',
  kind: 'number',
  default: 30,
  min: 1,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
const onlySpec = {
  id: 'significant',
  label: '只列有显著关联的特征',
  help: '没有显著的时，改列 p 值最小的',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const capSpec = {
  id: 'cap',
  label: '颜色的上限',
  help: '−log10(p) 超过它的同一种颜色，不让个别极小的 p 值盖住其他',
  kind: 'number',
  default: 6,
  min: 1,
  max: 50,
  step: 1,
} as const satisfies SettingSpec;
const wordsSpec = {
  id: 'signs',
  label: '写出显著关联的正负号',
  help: '单元格太小时不写',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const nothing = '没有可画的特征';

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'result');
  const [feature, variable, value, direction] = [
    texts(table, 'feature'),
    texts(table, 'variable'),
    texts(table, 'value'),
    texts(table, 'direction'),
  ];
  const raw = input.options['p_column'] === 'p';
  const [coefficient, plain, p] = [numbers(table, 'coef'), numbers(table, 'p'), numbers(table, raw ? 'p' : 'p_adj')];
  const all = Array.from(feature.keys());
  const several = new Set(variable).size > 1;
  const wordOf = (row: number): string =>
    value[row] === '' ? variable[row]! : several ? `${variable[row]!} ${value[row]!}` : value[row]!;
  // One row of each: there are as many rows as features times variables.
  const terms = new Map(all.map((row) => [`${variable[row]!}\n${value[row]!}`, row])).values();
  const columns = [
    ...new Set(
      [...terms]
        .toSorted(
          (a, b) =>
            variable[a]!.localeCompare(variable[b]!, 'zh-CN') ||
            value[a]!.localeCompare(value[b]!, 'zh-CN', { numeric: true }),
        )
        .map(wordOf),
    ),
  ];
  const least = new Map<string, number>();
  for (const row of all)
    if (Number.isFinite(plain[row]!)) least.set(feature[row]!, Math.min(least.get(feature[row]!) ?? 2, plain[row]!));
  const marked = new Set(all.filter((row) => isChanged(direction[row]!)).map((row) => feature[row]!));
  const ranked = [...least.keys()].toSorted((one, other) => least.get(one)! - least.get(other)!);
  const only = booleanOf(input.settings.own, onlySpec) && marked.size > 0;
  const most = Math.round(numberOf(input.settings.own, topSpec));
  const rows = (only ? ranked.filter((name) => marked.has(name)) : ranked).slice(
    0,
    marked.size === 0 ? Math.min(15, most) : most,
  );
  const shape = {
    rows: rows.length > 0 ? rows : [nothing],
    columns,
    values: new Float64Array(Math.max(1, rows.length) * columns.length).fill(Number.NaN),
  };
  const signs = Array.from(shape.values, () => '');
  const [rowAt, columnAt] = [rows, columns].map((names) => new Map(names.map((name, at) => [name, at]))) as [
    Map<string, number>,
    Map<string, number>,
  ];
  for (const row of all) {
    const at = rowAt.get(feature[row]!);
    if (at === undefined) continue;
    const cell = at * columns.length + columnAt.get(wordOf(row))!;
    shape.values[cell] = -Math.log10(Math.max(p[row]!, 1e-300)) * Math.sign(coefficient[row]!);
    if (isChanged(direction[row]!)) signs[cell] = coefficient[row]! > 0 ? '+' : '−';
  }
  const cap = Math.min(
    numberOf(input.settings.own, capSpec),
    Math.max(1, Math.ceil(shape.values.reduce((top, one) => Math.max(top, Math.abs(one) || 0), 0))),
  );
  const bar = input.size.width >= 520 ? `−log10(${raw ? 'p' : '校正后 p'})×符号` : '±−log10 p';
  const found = all.filter((row) => isChanged(direction[row]!)).length;
  const first = all[0];
  return {
    ...valueGrid(input, {
      ...shape,
      ramp: paletteColors(input.settings.palette, 'diverging', input.theme),
      scale: { min: -cap, max: cap, interval: cap % 2 === 0 ? cap / 2 : cap },
      bar,
      words: booleanOf(input.settings.own, wordsSpec) ? (at) => signs[at]! : undefined,
      wide: 1.2,
    }),
    summary:
      rows.length === 0 || first === undefined
        ? `关联热图：${nothing}。`
        : `关联热图：${rows.length} 个特征与 ${columns.length} 个变量（水平）；颜色为 −log10(${raw ? 'p' : '校正后 p'}) 乘以系数的正负号，${found > 0 ? `有正负号的 ${found} 个关联显著，最强的是 ${feature[first]!} 与${wordOf(first)}（p = ${readable(plain[first]!, 2)}）` : '没有显著的关联'}。`,
    data: gridTable('maaslin-heatmap', '关联热图', '特征', shape),
  };
}

/** Features by variables: the significance and the direction of each association. */
export const maaslinHeatmap: ChartDefinition = {
  id: 'maaslin-heatmap',
  title: '关联热图',
  tables: [{ id: 'result' }],
  settings: [topSpec, onlySpec, capSpec, wordsSpec],
  defaultSize: { width: 720, height: 560 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'diverging',
  draw,
};
