import { maximum, minimum } from '@panome/analysis/extremes';
import { columnHeadings } from '@panome/analysis/headings';
import type { EChartsOption } from 'echarts';
import { fitNames } from './fitNames.ts';
import { termNames } from './termNames.ts';
import { pSpec, pWords } from './topTerms.ts';
import { counted, fontSizeOf, frame, niceScale, readable, referenceLines, rounded } from '../../frame/index.ts';
import type { ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

export const eachSideSpec = {
  id: 'top',
  label: '每个方向展示的条目数',
  help: '按 P 值从小到大取',
  kind: 'number',
  default: 10,
  min: 1,
  max: 30,
  step: 1,
} as const satisfies SettingSpec;
export const cutSpec = {
  id: 'cut',
  label: '显著性阈值',
  help: '小于该值的条目着色，其余为灰色',
  kind: 'number',
  default: 0.05,
  min: 1e-10,
  max: 1,
  step: 0.01,
} as const satisfies SettingSpec;

/** What a chart of signed scores says. */
export type SignedWords = {
  readonly id: string;
  readonly title: string;
  /** The column of the score, and what its axis is called. */
  readonly score: string;
  readonly axis: string;
  /** The column of how many features stand behind a score. */
  readonly size: string;
  readonly sizeLabel: string;
  readonly scoreLabel: string;
  /** What a row is: 条目, 激酶. */
  readonly row: string;
  readonly up: string;
  readonly down: string;
};

/** The most significant rows of `result` with a score above 0 and those below, as bars on two sides. */
export function signedBars(input: ChartInput, words: SignedWords): ChartDrawing {
  const result = tableOf(input, 'result');
  const pColumn = choiceOf(input.settings.own, pSpec) === 'p' ? 'p' : 'p_adj';
  const names = { up: words.up, down: words.down, none: '不显著' } as const;
  const [score, p, raw, size] = [
    numbers(result, words.score),
    numbers(result, pColumn),
    numbers(result, 'p'),
    numbers(result, words.size),
  ];
  const terms = texts(result, 'term');
  const written = termNames(terms, texts(result, 'name'));
  const [count, cut] = [Math.round(numberOf(input.settings.own, eachSideSpec)), numberOf(input.settings.own, cutSpec)];
  const best = (sign: number): number[] =>
    [...score.keys()]
      .filter((row) => score[row]! * sign > 0)
      .toSorted((a, b) => p[a]! - p[b]! || raw[a]! - raw[b]! || Math.abs(score[b]!) - Math.abs(score[a]!))
      .slice(0, count);
  const rows = [...best(1), ...best(-1)].toSorted((a, b) => score[a]! - score[b]!);
  const colors = chartColors(input.theme);
  const kindOf = (row: number): 'up' | 'down' | 'none' => (p[row]! < cut ? (score[row]! > 0 ? 'up' : 'down') : 'none');
  const fill = { up: colors.up, down: colors.down, none: colors.neutral };
  const kinds = (['up', 'down', 'none'] as const).filter((kind) => rows.some((row) => kindOf(row) === kind));
  const values = rows.map((row) => score[row]!);
  const base = fitNames(
    frame(input, {
      x: {
        title: words.axis,
        scale: niceScale(Math.min(0, minimum(values)), Math.max(0, maximum(values)), { ticks: 6 }),
      },
      y: { title: '', names: rows.map((row) => written[row]!) },
      legend: kinds.map((kind) => names[kind]),
    }),
    input.size.width,
    'transparent',
  );

  return {
    option: {
      ...base,
      series: [
        ...kinds.map((kind) => ({
          type: 'bar',
          name: names[kind],
          stack: 'score',
          barMaxWidth: 22,
          barCategoryGap: '28%',
          itemStyle: { color: fill[kind] },
          data: rows.map((row) =>
            kindOf(row) === kind
              ? { name: written[row]!, value: rounded(score[row]!) }
              : { name: written[row]!, value: '-' },
          ),
          label: { show: false, fontFamily, fontSize: fontSizeOf(input) - 1 },
          z: 3,
        })),
        referenceLines({ x: [0], color: colors.axis, dashed: false }),
      ],
    } as EChartsOption,
    summary:
      rows.length === 0
        ? `${words.title}：没有可画的${words.row}。`
        : `${words.title}：共 ${counted(result.rows)} 个${words.row}，展示 ${rows.length} 个，其中${words.up} ${rows.filter((row) => kindOf(row) === 'up').length} 个，${words.down} ${rows.filter((row) => kindOf(row) === 'down').length} 个（${pWords(pColumn)} < ${readable(cut)}）。`,
    data: dataTable(words.id, words.title, [
      textColumn(
        'term',
        words.row,
        rows.map((row) => terms[row]!),
      ),
      textColumn(
        'name',
        '名称',
        rows.map((row) => written[row]!),
      ),
      integerColumn(
        words.size,
        words.sizeLabel,
        rows.map((row) => size[row]!),
      ),
      numberColumn(words.score, words.scoreLabel, values),
      numberColumn(
        pColumn,
        columnHeadings[pColumn],
        rows.map((row) => p[row]!),
      ),
    ]),
  };
}
