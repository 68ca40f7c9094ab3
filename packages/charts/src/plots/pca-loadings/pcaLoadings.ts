import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, frame, niceScale, referenceLines, rounded } from '../../frame/index.ts';
import { componentOf, componentSpec, componentTitle } from '../../parts/pca-components/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { loadingScatter } from './loadingScatter.ts';

const viewSpec = {
  id: 'view',
  label: '形式',
  kind: 'choice',
  default: 'top',
  choices: [
    { value: 'top', label: '贡献最大的特征' },
    { value: 'scatter', label: '两个主成分的散点图' },
  ],
} as const satisfies SettingSpec;
const componentChoice = componentSpec('component', '主成分', 1);
const otherChoice = componentSpec('other', '散点图的纵轴主成分', 2);
const topSpec = {
  id: 'top',
  label: '特征数',
  kind: 'number',
  default: 20,
  min: 3,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;

/** Rows of the largest |loading|, the largest first. */
function strongest(loading: Float64Array, count: number): number[] {
  return Array.from(loading.keys())
    .filter((row) => Number.isFinite(loading[row]!))
    .toSorted((one, other) => Math.abs(loading[other]!) - Math.abs(loading[one]!))
    .slice(0, count);
}

function drawTop(input: ChartInput, component: string): ChartDrawing {
  const loadings = tableOf(input, 'loadings');
  const features = texts(loadings, 'feature');
  const loading = numbers(loadings, component);
  const rows = strongest(loading, Math.round(numberOf(input.settings.own, topSpec)));
  const upwards = rows.toReversed();
  const colors = chartColors(input.theme);
  const [low, high] = extent(rows.map((row) => loading[row]!)) ?? [0, 1];

  return {
    option: {
      ...frame(input, {
        x: { title: `${componentTitle(input, component)} 载荷`, scale: niceScale(low, high, { zero: true }) },
        y: { title: '', names: upwards.map((row) => features[row]!) },
      }),
      series: [
        {
          type: 'bar',
          name: '载荷',
          barCategoryGap: '30%',
          data: upwards.map((row) => ({
            name: features[row]!,
            value: rounded(loading[row]!),
            itemStyle: { color: loading[row]! < 0 ? colors.down : colors.up },
          })),
        },
        referenceLines({ x: [0], color: colors.axis, dashed: false }),
      ],
    },
    summary: `载荷图：${componentTitle(input, component)} 上载荷绝对值最大的 ${rows.length} 个特征，最大的是“${features[rows[0]!] ?? '--'}”。`,
    data: dataTable('pca-loadings', '载荷', [
      textColumn(
        'feature',
        '特征',
        rows.map((row) => features[row]!),
      ),
      numberColumn(
        component,
        `${component} 载荷`,
        rows.map((row) => loading[row]!),
      ),
    ]),
  };
}

function draw(input: ChartInput): ChartDrawing {
  const component = componentOf(input, 'loadings', componentChoice);
  if (choiceOf(input.settings.own, viewSpec) === 'top') return drawTop(input, component);
  return loadingScatter(input, component, componentOf(input, 'loadings', otherChoice));
}

/** Which features make a component: the strongest as bars, or all of them on two components. */
export const pcaLoadings: ChartDefinition = {
  id: 'pca-loadings',
  title: '载荷图',
  tables: [{ id: 'loadings' }, { id: 'explained', columns: ['component', 'ratio'] }],
  settings: [viewSpec, componentChoice, otherChoice, topSpec],
  defaultSize: { width: 640, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'pointSize', 'labels'],
  draw,
};
