import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption, LineSeriesOption } from 'echarts';
import {
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  readable,
  rounded,
  textWidth,
  tickValues,
  truncateMiddle,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf } from '../../settings.ts';
import { categoryScale, pixelsOf, polygon, polyline, words, type Shape, type Spot } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const bandSpec = {
  id: 'band',
  label: '置信带',
  help: '生存率的 95% 置信区间',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const censorSpec = {
  id: 'censored',
  label: '标出删失',
  help: '曲线上的短竖线',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const riskSpec = {
  id: 'risk',
  label: '风险人数表',
  help: '图下列出各时间仍在随访的人数',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const tick = 5;
/** A narrower figure would have its legend where the table is, whose names have the colours too. */
const roomy = 560;

type Arm = { readonly name: string; readonly rows: readonly number[] };

function draw(input: ChartInput): ChartDrawing {
  const curve = tableOf(input, 'curve');
  const [group, time, survival, low, high] = [
    texts(curve, 'group'),
    numbers(curve, 'time'),
    numbers(curve, 'survival'),
    numbers(curve, 'ci_low'),
    numbers(curve, 'ci_high'),
  ];
  const [atRisk, censored] = [numbers(curve, 'n_risk'), numbers(curve, 'n_censor')];
  const scale = categoryScale(input, group);
  const arms = scale.levels
    .map((name): Arm => ({ name, rows: Array.from(group.keys()).filter((row) => group[row] === name) }))
    .filter(({ rows }) => rows.length > 0);
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const longest = time.reduce((most, value) => Math.max(most, value), 0) || 1;
  const xScale = niceScale(0, longest, { ticks: 6 });
  const yScale = { min: 0, max: 1, interval: 0.2 };
  const names = arms.map(({ name }) => truncateMiddle(name, 20));
  const wantsRisk = booleanOf(input.settings.own, riskSpec) && input.size.height >= 300;
  const beside = input.size.width >= roomy && input.settings.legend !== 'bottom';
  const legend = arms.length > 1 && (beside || !wantsRisk) ? names : [];
  const base = frame(input, {
    x: { title: '时间', scale: xScale },
    y: { title: '生存率', scale: yScale },
    legend,
    fixedLegend: true,
  });
  const whole = gridRect(base, input.size);
  const line = Math.round(fontSize * 1.5);
  const table = wantsRisk ? line * (arms.length + 1) + 6 : 0;
  // The names of the table stand where the labels of the axis do.
  const widest = table > 0 ? maximum(names.map((name) => textWidth(name, fontSize))) + 26 : 0;
  const left = Math.round(Math.min(whole.x + whole.width * 0.4, Math.max(whole.x, widest)));
  const rect = { ...whole, x: left, width: whole.width - (left - whole.x), height: whole.height - table };
  const at = pixelsOf(rect, xScale, yScale);

  /** The steps of an arm from the start: the corners of a curve that only falls. */
  const steps = ({ rows }: Arm, values: Float64Array): Spot[] =>
    rows.reduce<Spot[]>(
      (spots, row) => {
        const [, before] = spots.at(-1)!;
        const value = Number.isNaN(values[row]!) ? before : values[row]!;
        return [...spots, [time[row]!, before], [time[row]!, value]];
      },
      [[0, 1]],
    );
  const toPixels = (spots: readonly Spot[]): Spot[] => spots.map(([x, y]) => [at.x(x), at.y(y)]);

  const bands = booleanOf(input.settings.own, bandSpec)
    ? arms.map((arm) =>
        polygon([...toPixels(steps(arm, high)), ...toPixels(steps(arm, low)).reverse()], {
          fill: scale.color(arm.name),
          opacity: arms.length > 3 ? 0.1 : 0.16,
          z: 0,
        }),
      )
    : [];
  const ticks = booleanOf(input.settings.own, censorSpec)
    ? arms.flatMap((arm) =>
        arm.rows
          .filter((row) => censored[row]! > 0)
          .map((row) =>
            polyline(
              [
                [at.x(time[row]!), at.y(survival[row]!) - tick],
                [at.x(time[row]!), at.y(survival[row]!) + tick],
              ],
              { stroke: scale.color(arm.name), lineWidth: 1.5, z: 4 },
            ),
          ),
      )
    : [];

  const below = rect.y + rect.height + (input.size.height - whole.y - whole.height) + line / 2;
  const risk: Shape[] =
    table === 0
      ? []
      : [
          // Wider than short names of arms leave room for.
          words('风险人数', Math.max(rect.x - 18, textWidth('风险人数', fontSize) + 4), below, {
            align: 'right',
            color: colors.text,
            fontSize,
            bold: true,
          }),
          ...arms.flatMap((arm, row) => {
            const y = below + line * (row + 1);
            return [
              words(names[row]!, rect.x - 18, y, { align: 'right', color: scale.color(arm.name), fontSize }),
              ...tickValues(xScale).map((value) =>
                words(String(riskAt(arm, value)), at.x(value), y, { align: 'center', color: colors.text, fontSize }),
              ),
            ];
          }),
        ];
  function riskAt({ rows }: Arm, value: number): number {
    const next = rows.find((row) => time[row]! >= value);
    return next === undefined ? 0 : atRisk[next]!;
  }

  const test = input.tables['test'];
  const p = test && test.rows > 0 ? numbers(test, 'p')[0]! : Number.NaN;
  const caption = Number.isNaN(p) ? '' : `log-rank P ${p < 0.001 ? '< 0.001' : `= ${readable(p, 3)}`}`;
  const { yAxis } = base as { yAxis: object };
  const option = {
    ...base,
    grid: { ...(base.grid as object), left: rect.x, bottom: input.size.height - rect.y - rect.height },
    yAxis: { ...yAxis, ...(left > whole.x && { nameGap: Number((yAxis as { nameGap?: number }).nameGap) }) },
    graphic: {
      elements: [
        ...bands,
        ...ticks,
        ...risk,
        ...(caption
          ? [words(caption, rect.x + 10, rect.y + rect.height - fontSize, { color: colors.text, fontSize })]
          : []),
      ],
    },
    series: arms.map((arm, i): LineSeriesOption => ({
      type: 'line',
      name: names[i]!,
      symbol: 'none',
      z: 3,
      data: steps(arm, survival).map(([x, y]) => [rounded(x), rounded(y)]),
      lineStyle: { color: scale.color(arm.name), width: 2 },
      itemStyle: { color: scale.color(arm.name) },
    })),
  } as EChartsOption;

  const summary = tableOf(input, 'summary');
  const [named, median] = [texts(summary, 'group'), numbers(summary, 'median')];
  const said = arms.map(({ name }) => {
    const value = median[named.indexOf(name)] ?? Number.NaN;
    return `${name} ${Number.isNaN(value) ? '未达到中位数' : `中位生存时间 ${readable(value, 3)}`}`;
  });
  return { option, summary: `生存曲线：${said.join('，')}${caption ? `；${caption}` : ''}。`, data: curve };
}

/** Survival of groups along time, with intervals, censoring and how many are still followed. */
export const survivalCurve: ChartDefinition = {
  id: 'survival-curve',
  title: '生存曲线',
  tables: [
    { id: 'curve' },
    { id: 'summary', columns: ['group', 'median'] },
    { id: 'test', columns: ['p'], optional: true },
  ],
  settings: [bandSpec, censorSpec, riskSpec],
  defaultSize: { width: 720, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
