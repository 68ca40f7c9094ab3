import type { BarSeriesOption, EChartsOption } from 'echarts';
import { titled } from '../../parts/contrast/index.ts';
import { extent, frame, niceScale, percent, rounded, shortNames, truncateMiddle } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { carrierColors } from '../../parts/taxa-colors/index.ts';

const scopeSpec = {
  id: 'scope',
  label: '范围',
  help: '全部样本，或每次画一个组',
  kind: 'number',
  default: 1,
  min: 1,
  max: 99,
  step: 1,
} as const satisfies SettingSpec;
const valueSpec = {
  id: 'value',
  label: '长度',
  kind: 'choice',
  default: 'share',
  choices: [
    { value: 'share', label: '贡献比例' },
    { value: 'amount', label: '贡献量' },
  ],
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '最多列出的功能数',
  help: '按平均丰度从大到小',
  kind: 'number',
  default: 20,
  min: 1,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'bars');
  const [scope, fn, taxon] = [texts(table, 'scope'), texts(table, 'function'), texts(table, 'taxon')];
  const [share, amount] = [numbers(table, 'share'), numbers(table, 'amount')];
  const scopes = [...new Set(scope)];
  const name = scopes[Math.min(scopes.length, Math.round(numberOf(input.settings.own, scopeSpec))) - 1]!;
  const byShare = choiceOf(input.settings.own, valueSpec) === 'share';
  const functions = [...new Set(fn.filter((_, row) => scope[row] === name))].slice(
    0,
    Math.round(numberOf(input.settings.own, topSpec)),
  );
  const taxa = [...new Set(taxon)];
  const rows = Array.from(scope.keys()).filter((row) => scope[row] === name && functions.includes(fn[row]!));
  const at = new Map(rows.map((row) => [`${fn[row]!}\n${taxon[row]!}`, byShare ? 100 * share[row]! : amount[row]!]));
  const totals = functions.map((one) => taxa.reduce((sum, of) => sum + (at.get(`${one}\n${of}`) ?? 0), 0));
  const color = carrierColors(input, taxa);
  const wide = input.size.width >= 560;
  const legend = shortNames(taxa, wide ? 22 : 14);
  const percentAmount = input.options['relative'] !== false;
  const base = frame(titled(input, scopes.length > 1 ? truncateMiddle(name, 40) : ''), {
    x: {
      title: byShare ? '贡献比例（%）' : percentAmount ? '贡献量（占样本的比例）' : '贡献量',
      scale: byShare
        ? { min: 0, max: 100, interval: wide ? 20 : 50 }
        : niceScale(0, extent(totals)?.[1] || 1, { ticks: wide ? 5 : 3 }),
    },
    y: { title: '', names: shortNames(functions, wide ? 28 : 12) },
    legend,
  });
  const background = chartColors(input.theme).background;
  const first = rows
    .filter((row) => fn[row] === functions[0])
    .reduce((best, row) => (share[row]! > share[best]! ? row : best), rows[0] ?? 0);
  return {
    option: {
      ...base,
      yAxis: { ...(base.yAxis as object), inverse: true },
      series: taxa.map((of, place): BarSeriesOption => ({
        type: 'bar',
        name: legend[place]!,
        stack: 'taxa',
        barMaxWidth: 26,
        barCategoryGap: '22%',
        emphasis: { disabled: true },
        itemStyle: { color: color(of), borderColor: background, borderWidth: 0.4 },
        data: functions.map((one) => rounded(at.get(`${one}\n${of}`) ?? 0)),
      })),
    } as EChartsOption,
    counted: { [scopeSpec.id]: scopes },
    summary: `物种贡献堆叠柱状图：${name}，${functions.length} 种功能由 ${taxa.filter((one) => one !== '其他').length} 个主要物种贡献的${byShare ? '比例' : '量'}；${functions[0] ?? ''} 贡献最大的是${taxon[first] ?? ''}（${percent(share[first] ?? Number.NaN)}）。`,
    data: dataTable('contribution-bar', '主要物种的贡献', [
      textColumn(
        'function',
        '功能',
        rows.map((row) => fn[row]!),
      ),
      textColumn(
        'taxon',
        '物种',
        rows.map((row) => taxon[row]!),
      ),
      numberColumn(
        'value',
        byShare ? '贡献比例（%）' : '贡献量',
        rows.map((row) => (byShare ? 100 * share[row]! : amount[row]!)),
      ),
    ]),
  };
}

/** Of each function the shares of the taxa that carry it. */
export const contributionBar: ChartDefinition = {
  id: 'contribution-bar',
  title: '物种贡献堆叠柱状图',
  tables: [{ id: 'bars' }],
  settings: [scopeSpec, valueSpec, topSpec],
  defaultSize: { width: 860, height: 540 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
