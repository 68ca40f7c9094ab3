import type { EChartsOption } from 'echarts';
import { fitNames, pSpec, pWords } from '../enrichment/index.ts';
import { counted, fontSizeOf, frame, niceScale, readable, referenceLines, rounded } from '../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { choiceOf, numberOf } from '../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../table/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';

const countSpec = { id: 'top', label: '每个方向展示的条目数', help: '按 P 值从小到大取', kind: 'number', default: 10, min: 1, max: 30, step: 1 } as const satisfies SettingSpec;
const cutSpec = { id: 'cut', label: '显著性阈值', help: '小于该值的条目着色，其余为灰色', kind: 'number', default: 0.05, min: 1e-10, max: 1, step: 0.01 } as const satisfies SettingSpec;
const names = { up: '高端富集', down: '低端富集', none: '不显著' } as const;

function draw(input: ChartInput): ChartDrawing {
  const result = tableOf(input, 'result');
  const pColumn = choiceOf(input.settings.own, pSpec) === 'p' ? 'p' : 'p_adj';
  const [nes, p, raw, size] = [numbers(result, 'nes'), numbers(result, pColumn), numbers(result, 'p'), numbers(result, 'size')];
  const [terms, written] = [texts(result, 'term'), texts(result, 'name')];
  const [count, cut] = [Math.round(numberOf(input.settings.own, countSpec)), numberOf(input.settings.own, cutSpec)];
  const best = (sign: number): number[] => [...nes.keys()].filter((row) => nes[row]! * sign > 0).toSorted((a, b) => p[a]! - p[b]! || raw[a]! - raw[b]! || Math.abs(nes[b]!) - Math.abs(nes[a]!)).slice(0, count);
  const rows = [...best(1), ...best(-1)].toSorted((a, b) => nes[a]! - nes[b]!);
  const colors = chartColors(input.theme);
  const kindOf = (row: number): keyof typeof names => (p[row]! < cut ? (nes[row]! > 0 ? 'up' : 'down') : 'none');
  const fill = { up: colors.up, down: colors.down, none: colors.neutral };
  const kinds = (['up', 'down', 'none'] as const).filter((kind) => rows.some((row) => kindOf(row) === kind));
  const values = rows.map((row) => nes[row]!);
  const base = fitNames(frame(input, {
    x: { title: '标准化富集分数 NES', scale: niceScale(Math.min(0, ...values), Math.max(0, ...values), { ticks: 6 }) },
    y: { title: '', names: rows.map((row) => written[row] || terms[row]!) },
    legend: kinds.map((kind) => names[kind]),
  }), input.size.width, 'transparent');

  return {
    option: {
      ...base,
      series: [
        ...kinds.map((kind) => ({
          type: 'bar',
          name: names[kind],
          stack: 'nes',
          barMaxWidth: 22,
          barCategoryGap: '28%',
          itemStyle: { color: fill[kind] },
          data: rows.map((row) => (kindOf(row) === kind ? { name: written[row] || terms[row]!, value: rounded(nes[row]!) } : { name: written[row] || terms[row]!, value: '-' })),
          label: { show: false, fontFamily, fontSize: fontSizeOf(input) - 1 },
          z: 3,
        })),
        referenceLines({ x: [0], color: colors.axis, dashed: false }),
      ],
    } as EChartsOption,
    summary: rows.length === 0
      ? 'GSEA 条形图：没有可画的条目。'
      : `GSEA 条形图：共 ${counted(result.rows)} 个条目，展示 ${rows.length} 个，其中高端富集 ${rows.filter((row) => kindOf(row) === 'up').length} 个，低端富集 ${rows.filter((row) => kindOf(row) === 'down').length} 个（${pWords(pColumn)} < ${readable(cut)}）。`,
    data: dataTable('gsea-nes', 'GSEA 条形图', [
      textColumn('term', '条目', rows.map((row) => terms[row]!)),
      textColumn('name', '名称', rows.map((row) => written[row]!)),
      integerColumn('size', '集合大小', rows.map((row) => size[row]!)),
      numberColumn('nes', 'NES', values),
      numberColumn(pColumn, `${pWords(pColumn)} 值`, rows.map((row) => p[row]!)),
    ]),
  };
}

/** Normalised scores of the most significant sets of either end. */
export const gseaNes: ChartDefinition = {
  id: 'gsea-nes',
  title: 'GSEA 条形图',
  tables: [{ id: 'result', columns: ['term', 'name', 'size', 'nes', 'p', 'p_adj'] }],
  settings: [countSpec, cutSpec, pSpec],
  defaultSize: { width: 720, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'legend'],
  draw,
};
