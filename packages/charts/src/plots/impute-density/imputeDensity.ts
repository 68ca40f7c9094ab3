import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { extent, frame, niceScale, rounded } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

const stageWords: Readonly<Record<string, string>> = {
  before: '填补前',
  after: '填补后',
  observed: '观测值',
  imputed: '填补值',
};

function draw(input: ChartInput): ChartDrawing {
  const density = tableOf(input, 'density');
  const stage = texts(density, 'stage');
  const [x, y] = [numbers(density, 'x'), numbers(density, 'y')];
  const unit = density.columns.find(({ name }) => name === 'x')?.unit;
  const stages = [...new Set(stage)];
  const names = stages.map((name) => stageWords[name] ?? name);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const dashes = ['solid', 'dashed', 'dotted'] as const;

  return {
    option: {
      ...frame(input, {
        x: { title: unit ? `强度 ${unit}` : '强度', scale: niceScale(...(extent(x) ?? [0, 1])) },
        y: { title: '密度', scale: niceScale(0, extent(y)?.[1] ?? 1, { ticks: 5 }) },
        legend: names,
      }),
      series: stages.map((name, i) => ({
        type: 'line',
        name: names[i]!,
        symbol: 'none',
        data: Array.from(stage.keys())
          .filter((row) => stage[row] === name)
          .map((row) => [rounded(x[row]!), rounded(y[row]!)]),
        itemStyle: { color: palette[i % palette.length]! },
        lineStyle: { color: palette[i % palette.length]!, width: 2, type: dashes[i % dashes.length]! },
        areaStyle: { color: palette[i % palette.length]!, opacity: 0.12 },
      })),
    },
    summary: `强度密度曲线：${names.join('与')}。`,
    data: density,
  };
}

/** How the values are distributed before and after missing ones were filled. */
export const imputeDensity: ChartDefinition = {
  id: 'impute-density',
  title: '填补前后密度曲线',
  tables: [{ id: 'density' }],
  settings: [],
  defaultSize: { width: 640, height: 420 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
