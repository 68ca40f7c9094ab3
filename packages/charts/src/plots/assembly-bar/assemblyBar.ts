import type { BarSeriesOption, EChartsOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { fontSizeOf, frame, percent, rounded, shortNames } from '../../frame/index.ts';
import { hexToOklab } from '../../palette/oklab.ts';
import { choiceOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { othersColor, taxaColors } from '../../parts/taxa-colors/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const showSpec = {
  id: 'show',
  label: '画出的比较',
  kind: 'choice',
  default: 'all',
  choices: [
    { value: 'all', label: '全部、组内与组间' },
    { value: '组内', label: '只画组内' },
    { value: '组间', label: '只画组间' },
  ],
} as const satisfies SettingSpec;

/** Narrower pieces are left without a number. */
const smallest = 7;

function draw(input: ChartInput): ChartDrawing {
  const [summary, shares] = [tableOf(input, 'summary'), tableOf(input, 'shares')];
  const show = choiceOf(input.settings.own, showSpec);
  const kind = texts(summary, 'kind');
  const kept = Array.from(kind.keys()).filter((row) => show === 'all' || kind[row] === show);
  const rows = kept.length > 0 ? kept : Array.from(kind.keys());
  const names = rows.map((row) => texts(summary, 'comparison')[row]!);
  const pairs = rows.map((row) => numbers(summary, 'pairs')[row]!);
  const [comparison, process, share] = [
    texts(shares, 'comparison'),
    texts(shares, 'process'),
    numbers(shares, 'share'),
  ];
  const processes = [...new Set(process)];
  const valueOf = new Map(comparison.map((name, row) => [`${name}\n${process[row]!}`, 100 * share[row]!]));
  const values = processes.map((one) => names.map((name) => valueOf.get(`${name}\n${one}`) ?? 0));
  const told = taxaColors(input, processes.length - 1);
  const colors = processes.map((_, at) => told[at] ?? othersColor(input));
  const fontSize = fontSizeOf(input);
  const wide = input.size.width >= 480;
  const base = frame(input, {
    x: { title: '占样本对的比例（%）', scale: { min: 0, max: 100, interval: wide ? 20 : 50 } },
    y: {
      title: '',
      names: shortNames(
        names.map((name, at) => (wide ? `${name}（${pairs[at]!} 对）` : name)),
        wide ? 30 : 14,
      ),
    },
    legend: processes,
  });
  const background = chartColors(input.theme).background;
  const series = processes.map((name, at): BarSeriesOption => ({
    type: 'bar',
    name,
    stack: 'share',
    barCategoryGap: '32%',
    barMaxWidth: 34,
    itemStyle: { color: colors[at]!, borderColor: background, borderWidth: 0.6 },
    data: values[at]!.map((value) => ({
      value: rounded(value),
      label: { show: wide && value >= smallest, formatter: `${Math.round(value)}%` },
    })),
    label: {
      position: 'inside',
      color: hexToOklab(colors[at]!)[0] > 0.62 ? '#111111' : '#ffffff',
      fontFamily,
      fontSize: fontSize - 1,
    },
    emphasis: { disabled: true },
  }));
  const first = processes
    .map((name, at) => ({ name, value: values[at]![0] ?? 0 }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);

  return {
    option: { ...base, yAxis: { ...(base.yAxis as object), inverse: true }, series } as EChartsOption,
    summary: `群落构建过程占比：${names.length} 个比较；${names[0] ?? ''}的 ${pairs[0] ?? 0} 个样本对中，${first.map(({ name, value }) => `${name} ${percent(value / 100)}`).join('、')}。`,
    data: dataTable('assembly-bar', '群落构建过程占比', [
      textColumn(
        'comparison',
        '比较',
        processes.flatMap(() => names),
      ),
      textColumn(
        'process',
        '主导过程',
        processes.flatMap((name) => names.map(() => name)),
      ),
      numberColumn('percent', '占比（%）', values.flat()),
    ]),
  };
}

/** The processes that assembled pairs of communities, as shares of the pairs of each comparison. */
export const assemblyBar: ChartDefinition = {
  id: 'assembly-bar',
  title: '群落构建过程占比图',
  tables: [{ id: 'summary', columns: ['comparison', 'kind', 'pairs'] }, { id: 'shares' }],
  settings: [showSpec],
  defaultSize: { width: 760, height: 420 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
