import { countChanges, isChanged } from '@panome/analysis/changes';
import { counted, extent, fontSizeOf, frame, niceScale, readable, referenceLines, rounded } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, choiceOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { runThresholds } from '../../parts/thresholds/index.ts';
import { columnHeadings } from '@panome/analysis/headings';

const topSpec = {
  id: 'top',
  label: '每个方向最多的特征数',
  help: '按 |log2FC| 从大到小取',
  kind: 'number',
  default: 20,
  min: 1,
  max: 30,
  step: 1,
} as const satisfies SettingSpec;
const scopeSpec = {
  id: 'scope',
  label: '展示哪些特征',
  kind: 'choice',
  default: 'changed',
  choices: [
    { value: 'changed', label: '只看上调和下调的' },
    { value: 'all', label: '全部特征' },
  ],
} as const satisfies SettingSpec;
const starsSpec = {
  id: 'stars',
  label: '标出显著性',
  help: '* < 0.05，** < 0.01，*** < 0.001；按本次筛选所用的 P 值',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

const starsOf = (p: number): string => (p < 0.001 ? '***' : p < 0.01 ? '**' : p < 0.05 ? '*' : '');

function draw(input: ChartInput): ChartDrawing {
  const result = tableOf(input, 'result');
  const { column } = runThresholds(input.options);
  const [features, direction] = [texts(result, 'feature'), texts(result, 'direction')];
  const [log2fc, p] = [numbers(result, 'log2fc'), numbers(result, column)];
  const all = choiceOf(input.settings.own, scopeSpec) === 'all';
  const top = Math.round(numberOf(input.settings.own, topSpec));
  const finite = [...features.keys()].filter(
    (row) => Number.isFinite(log2fc[row]!) && log2fc[row] !== 0 && (all || isChanged(direction[row]!)),
  );
  const side = (sign: 1 | -1): number[] =>
    finite
      .filter((row) => Math.sign(log2fc[row]!) === sign)
      .toSorted((one, other) => Math.abs(log2fc[other]!) - Math.abs(log2fc[one]!) || one - other)
      .slice(0, top);
  const [up, down] = [side(1), side(-1)];
  const found = countChanges(direction);
  // All features have a higher and a lower side; up and down are those that the run calls so.
  const [risen, fallen] = all ? ['升高', '降低'] : ['上调', '下调'];
  const named = (word: string, shown: number, total: number): string =>
    all || shown === total ? `${word}（${counted(shown)}）` : `${word}（${counted(total)}，画出 ${counted(shown)}）`;
  // From the largest rise on top to the largest fall at the bottom.
  const rows = [...up, ...down.toReversed()];
  const upwards = rows.toReversed();
  const stars = booleanOf(input.settings.own, starsSpec);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const [low, high] = extent(Float64Array.from(rows, (row) => log2fc[row]!)) ?? [-1, 1];
  const room = stars && input.size.width < 520 ? 1.25 : stars ? 1.1 : 1;
  const kinds = [
    { name: named(risen!, up.length, found.up), color: colors.up, sign: 1 },
    { name: named(fallen!, down.length, found.down), color: colors.down, sign: -1 },
  ].filter(({ sign }) => (sign > 0 ? up : down).length > 0);
  const small = Math.max(8, Math.min(fontSize, Math.floor(input.size.height / Math.max(1, rows.length)) - 3));

  return {
    option: {
      ...frame(input, {
        x: { title: 'log2(差异倍数)', scale: niceScale(low * room, high * room, { zero: true }) },
        y: { title: '', names: upwards.map((row) => features[row]!) },
        legend: kinds.map(({ name }) => name),
        fixedLegend: true,
      }),
      series: [
        referenceLines({ x: [0], color: colors.axis, dashed: false }),
        ...kinds.map(({ color, name, sign }) => ({
          type: 'bar' as const,
          name,
          stack: 'change',
          barMaxWidth: 18,
          barCategoryGap: '25%',
          itemStyle: { color },
          emphasis: { disabled: true },
          data: upwards.map((row) =>
            Math.sign(log2fc[row]!) === sign
              ? {
                  name: features[row]!,
                  value: rounded(log2fc[row]!),
                  label: { show: stars && starsOf(p[row]!) !== '', formatter: starsOf(p[row]!) },
                }
              : { name: features[row]!, value: null, label: { show: false } },
          ),
          label: {
            show: stars,
            position: sign > 0 ? ('right' as const) : ('left' as const),
            distance: 3,
            fontFamily,
            fontSize: small,
            color: colors.text,
          },
          z: 3,
        })),
      ],
    },
    summary:
      rows.length === 0
        ? '差异倍数条形图：没有上调或下调的特征。'
        : `差异倍数条形图：${all ? `全部特征中变化最大的，升高 ${up.length} 个，降低 ${down.length} 个` : `上调 ${counted(found.up)} 个，下调 ${counted(found.down)} 个${up.length < found.up || down.length < found.down ? `，画出其中变化最大的 ${up.length + down.length} 个` : ''}`}${up[0] === undefined ? '' : `，${risen}最多的是“${features[up[0]]!}”（log2FC ${readable(log2fc[up[0]]!, 3)}）`}${down[0] === undefined ? '' : `，${fallen}最多的是“${features[down[0]]!}”（log2FC ${readable(log2fc[down[0]]!, 3)}）`}。`,
    data: dataTable('fold-change-bars', '差异倍数条形图', [
      textColumn(
        'feature',
        '特征',
        rows.map((row) => features[row]!),
      ),
      numberColumn(
        'log2fc',
        'log2 差异倍数',
        rows.map((row) => log2fc[row]!),
      ),
      numberColumn(
        column,
        columnHeadings[column],
        rows.map((row) => p[row]!),
      ),
      textColumn(
        'stars',
        '显著性',
        rows.map((row) => starsOf(p[row]!)),
      ),
    ]),
  };
}

/** The features that rise and fall most, as bars on two sides of zero. */
export const foldChangeBars: ChartDefinition = {
  id: 'fold-change-bars',
  title: '差异倍数条形图',
  tables: [{ id: 'result', columns: ['feature', 'log2fc', 'p', 'p_adj', 'direction'] }],
  settings: [topSpec, scopeSpec, starsSpec],
  defaultSize: { width: 720, height: 640 },
  common: ['title', 'axisTitles', 'fontSize', 'legend'],
  draw,
};
