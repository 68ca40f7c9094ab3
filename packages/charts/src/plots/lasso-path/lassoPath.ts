import { maximum } from '@panome/analysis/extremes';
import type { LineSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, frame, niceScale, referenceLines, rounded, shortNames } from '../../frame/index.ts';
import { chosenPlaces } from '../../parts/lasso/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const namedSpec = {
  id: 'named',
  label: '着色的特征数',
  help: '最先进入模型的特征着色并列入图例，其余为灰色',
  kind: 'number',
  default: 10,
  min: 0,
  max: 20,
  step: 1,
} as const satisfies SettingSpec;
const unitSpec = {
  id: 'unit',
  label: '系数',
  help: '相对系数便于把单位悬殊的特征画在一起',
  kind: 'choice',
  default: 'raw',
  choices: [
    { value: 'relative', label: '除以该特征的最大绝对值' },
    { value: 'raw', label: '原系数' },
  ],
} as const satisfies SettingSpec;
const dashes = ['solid', 'dashed', 'dotted'] as const;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'coefficient_path');
  const all = texts(table, 'feature');
  const [lambda, coefficient] = [numbers(table, 'lambda'), numbers(table, 'coefficient')];
  const features = [...new Set(all)];
  const relative = choiceOf(input.settings.own, unitSpec) === 'relative';
  const { min, oneSe, x } = chosenPlaces(input);
  const named = Math.round(numberOf(input.settings.own, namedSpec));
  const lines = features.map((feature) => {
    const rows = Array.from(all.keys()).filter((row) => all[row] === feature);
    const most = relative ? maximum(rows.map((row) => Math.abs(coefficient[row]!))) || 1 : 1;
    return rows.map((row) => [-Math.log10(lambda[row]!), coefficient[row]! / most] as const);
  });
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const colors = chartColors(input.theme);
  const legend = shortNames(features.slice(0, named), 18);
  const title = relative ? '相对系数' : '系数';

  return {
    option: {
      ...frame(input, {
        x: { title: '−log10(λ)', scale: niceScale(...(extent(x) ?? [0, 1])) },
        y: {
          title,
          scale: niceScale(...(extent(lines.flatMap((line) => line.map(([, value]) => value))) ?? [0, 1]), {
            zero: true,
          }),
        },
        legend,
      }),
      series: [
        referenceLines({ y: [0], color: colors.grid, dashed: false }),
        referenceLines({ x: [x[min]!, x[oneSe]!], color: colors.axis, width: 0.8 }),
        ...lines.map((line, i): LineSeriesOption => {
          const color = i < named ? palette[i % palette.length]! : colors.neutral;
          return {
            type: 'line',
            name: i < named ? legend[i]! : features[i]!,
            symbol: 'none',
            z: i < named ? 4 : 2,
            data: line.map(([at, value]) => [rounded(at), rounded(value)]),
            lineStyle: {
              color,
              width: i < named ? 1.8 : 1,
              type: i < named ? dashes[Math.floor(i / palette.length) % dashes.length]! : 'solid',
              opacity: i < named ? 1 : 0.6,
            },
            itemStyle: { color },
          };
        }),
      ],
    },
    summary: `LASSO 系数路径：最先进入模型的 ${features.length} 个特征，第一个是“${features[0] ?? '--'}”；竖线为 λ.min 与 λ.1se。`,
    data: table,
  };
}

/** How coefficients grow as the penalty falls. */
export const lassoPath: ChartDefinition = {
  id: 'lasso-path',
  title: 'LASSO 系数路径',
  tables: [{ id: 'coefficient_path' }, { id: 'path', columns: ['lambda', 'choice'] }],
  settings: [unitSpec, namedSpec],
  defaultSize: { width: 720, height: 460 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
