import type { BoxplotSeriesOption } from 'echarts';
import { frame, niceScale, readable, rounded, shortNames } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const measureSpec = {
  id: 'measure',
  label: '指标',
  help: '批次的应升高，细胞类型的应仍接近 1；没有细胞类型时只有批次',
  kind: 'choice',
  default: 'ilisi',
  choices: [
    { value: 'ilisi', label: '批次 LISI' },
    { value: 'clisi', label: '细胞类型 LISI' },
  ],
} as const satisfies SettingSpec;

const five = ['min', 'q1', 'median', 'q3', 'max'] as const;
const stages = [
  ['before', '整合前'],
  ['after', '整合后'],
] as const;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'mixing');
  const [measure, scope, stage] = [texts(table, 'measure'), texts(table, 'scope'), texts(table, 'stage')];
  const wanted = choiceOf(input.settings.own, measureSpec);
  const shown = measure.includes(wanted) ? wanted : 'ilisi';
  const label = measureSpec.choices.find(({ value }) => value === shown)!.label;
  const rows = [...measure.keys()].filter((row) => measure[row] === shown);
  const scopes = [...new Set(rows.map((row) => scope[row]!))];
  const columns = five.map((name) => numbers(table, name));
  const high = rows.reduce((top, row) => Math.max(top, columns[4]![row]!), 1);
  const colors = chartColors(input.theme);
  const inks = [colors.axis, paletteColors(input.settings.palette, 'categorical', input.theme)[0]!];
  const legend = stages.map(([, words]) => words);
  const base = frame(
    { ...input, settings: { ...input.settings, legend: input.settings.legend ?? 'top' } },
    {
      x: { title: '', names: shortNames(scopes, input.size.width < 520 ? 12 : 20) },
      y: { title: label, scale: niceScale(1, Math.max(1.2, high), { ticks: 5 }) },
      legend,
    },
  );
  const median = (name: string): number =>
    columns[2]![rows.find((row) => scope[row] === scopes[0] && stage[row] === name)!]!;
  const series = stages.map(([name, words], at): BoxplotSeriesOption => ({
    type: 'boxplot',
    name: words,
    boxWidth: [6, 34],
    emphasis: { disabled: true },
    itemStyle: { color: `${inks[at]}40`, borderColor: inks[at]!, borderWidth: 1.2 },
    data: scopes.map((one) => {
      const row = rows.find((at_) => scope[at_] === one && stage[at_] === name)!;
      return columns.map((column) => rounded(column[row]!));
    }),
  }));
  return {
    option: { ...base, series },
    summary: `整合前后的${label}：全部细胞的中位数由 ${readable(median('before'), 3)} 变为 ${readable(median('after'), 3)}，最大可能为 ${numbers(table, 'most')[rows[0]!]}；箱体为四分位数，须到最小值和最大值。`,
    data: dataTable('sc-integration-lisi', `整合前后的${label}`, [
      textColumn(
        'scope',
        '范围',
        rows.map((row) => scope[row]!),
      ),
      textColumn(
        'stage',
        '阶段',
        rows.map((row) => (stage[row] === 'before' ? '整合前' : '整合后')),
      ),
      ...five.map((name, at) =>
        numberColumn(
          name,
          ['最小值', '下四分位数', '中位数', '上四分位数', '最大值'][at]!,
          Float64Array.from(rows, (row) => columns[at]![row]!),
        ),
      ),
    ]),
  };
}

/**
 * How many batches (or cell types) the neighbourhood of a cell effectively has, before and after, over all cells and
 * over those of each batch.
 */
export const scIntegrationLisi: ChartDefinition = {
  id: 'sc-integration-lisi',
  title: '混合程度（LISI）',
  tables: [{ id: 'mixing' }],
  settings: [measureSpec],
  defaultSize: { width: 720, height: 460 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
