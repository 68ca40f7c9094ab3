import { titled } from '../../parts/contrast/index.ts';
import { fontSizeOf, niceScale, readable, textWidth, truncateMiddle } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { gridTable, valueGrid } from '../../parts/value-grid/index.ts';

const groupSpec = {
  id: 'group',
  label: '分组',
  help: '按组计算时每次画一个组',
  kind: 'number',
  default: 1,
  min: 1,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '最多画出的分类单元',
  kind: 'number',
  default: 25,
  min: 1,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
const wordsSpec = {
  id: 'words',
  label: '写出检出率（%）',
  help: '单元格太小时不写',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

/** Names shortened to a width in pixels, all still different. */
const within = (names: readonly string[], room: number, fontSize: number): string[] =>
  names.reduce<string[]>((short, name) => {
    let most = 24;
    while (most > 4 && textWidth(truncateMiddle(name, most), fontSize) > room) most -= 1;
    const cut = truncateMiddle(name, most);
    const again = short.filter((one) => one === cut || one.startsWith(`${cut} `)).length;
    return [...short, again > 0 ? `${cut} ${again + 1}` : cut];
  }, []);

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'heat');
  const [group, taxon, detection, prevalence] = [
    texts(table, 'group'),
    texts(table, 'taxon'),
    numbers(table, 'detection'),
    numbers(table, 'prevalence'),
  ];
  const groups = [...new Set(group)];
  const name = groups[Math.min(groups.length, Math.round(numberOf(input.settings.own, groupSpec))) - 1] ?? '';
  const rows = Array.from(group.keys()).filter((row) => group[row] === name);
  const taxa = [...new Set(rows.map((row) => taxon[row]!))].slice(0, Math.round(numberOf(input.settings.own, topSpec)));
  const steps = [...new Set(rows.map((row) => detection[row]!))];
  const columns = steps.map((step) => `${readable(100 * step, 2)}%`);
  const values = new Float64Array(taxa.length * columns.length).fill(Number.NaN);
  const place = new Map(taxa.map((one, at) => [one, at]));
  for (const row of rows)
    if (place.has(taxon[row]!))
      values[place.get(taxon[row]!)! * columns.length + steps.indexOf(detection[row]!)] = 100 * prevalence[row]!;
  const shape = { rows: taxa, columns, values };
  const always = taxa.filter((_, at) => values[at * columns.length] === 100).length;
  const wide = input.size.width >= 480;
  return {
    ...valueGrid(titled(input, groups.length > 1 ? truncateMiddle(name, 40) : ''), {
      ...shape,
      rows: wide ? taxa : within(taxa, 0.32 * input.size.width, fontSizeOf(input)),
      ramp: paletteColors(input.settings.palette, 'sequential', input.theme),
      scale: niceScale(0, 100, { ticks: 5 }),
      bar: wide ? '检出率（%）' : '%',
      words: booleanOf(input.settings.own, wordsSpec) ? (at) => String(Math.round(values[at]!)) : undefined,
      ...(wide && { titles: { x: '检出阈值（相对丰度）', y: '分类单元' } }),
    }),
    counted: { [groupSpec.id]: groups },
    summary:
      taxa.length > 0
        ? `核心微生物组热图：${name}，${taxa.length} 个分类单元在 ${columns.length} 个检出阈值下的检出率；最低阈值下每个样本都检出的有 ${always} 个，检出最多的是${taxa[0]!}。`
        : '核心微生物组热图：没有达到阈值的分类单元。',
    data: gridTable('core-heatmap', '核心微生物组热图', '分类单元', shape),
  };
}

/** In how many samples each taxon exceeds rising detection thresholds. */
export const coreHeatmap: ChartDefinition = {
  id: 'core-heatmap',
  title: '核心微生物组热图',
  tables: [{ id: 'heat' }],
  settings: [groupSpec, topSpec, wordsSpec],
  defaultSize: { width: 760, height: 540 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'sequential',
  draw,
};
