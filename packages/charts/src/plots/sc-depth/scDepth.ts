import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  readable,
  referenceLines,
} from '../../frame/index.ts';
import type { PointLook } from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { median } from '@panome/analysis/statistics';

const stages = ['归一化前', '归一化后'] as const;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'genes');
  const genes = texts(table, 'gene');
  const mean = numbers(table, 'mean');
  const r = [numbers(table, 'depth_r_raw'), numbers(table, 'depth_r')];
  const theme = chartColors(input.theme);
  const colors = [theme.neutral, paletteColors(input.settings.palette, 'categorical', input.theme)[0]!];
  const [low, high] = extent(...r) ?? [-1, 1];
  const xScale = niceScale(...(extent(mean) ?? [0, 1]), { zero: true });
  const yScale = niceScale(Math.max(-1, Math.min(low, -0.1)), Math.min(1, Math.max(high, 0.1)));
  const medians = r.map(median);
  const names = stages.map((stage, at) => `${stage}（中位数 ${readable(medians[at]!, 2)}）`);
  const yTitle = '与测序深度的相关系数';
  const base = frame(input, {
    x: { title: '平均表达（归一化后）', scale: xScale },
    y: { title: yTitle, scale: yScale },
    legend: names,
  });
  const dense = genes.length * 2 > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 3 : 5);
  const fontSize = fontSizeOf(input);
  const wanted = new Set(input.settings.labels);
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale,
    yScale,
    ids: genes,
    x: mean,
    y: r[1]!,
    labels: wanted,
    symbolSize: size,
    fontSize: fontSize - 1,
  });
  const look: PointLook = { xLabel: '平均表达', yLabel: yTitle, colors: theme, fontSize, labels: new Map() };
  const drawn = r.map((values, at) =>
    genes.flatMap((gene, row) =>
      Number.isFinite(values[row]!) && (!dense || (at === 1 && wanted.has(gene))) ? [row] : [],
    ),
  );
  const series = names.map((name, at) =>
    pointSeries(
      {
        name,
        ids: drawn[at]!.map((row) => genes[row]!),
        x: drawn[at]!.map((row) => mean[row]!),
        y: drawn[at]!.map((row) => r[at]![row]!),
        color: colors[at]!,
        symbol: 'circle',
        size,
      },
      { ...look, labels: at === 1 ? labels : look.labels },
    ),
  );
  return {
    option: { ...base, series: [referenceLines({ y: [0], color: theme.axis, width: 1, dashed: false }), ...series] },
    ...(dense && {
      layers: [
        {
          kind: 'points' as const,
          ids: [...genes, ...genes],
          x: Float64Array.of(...mean, ...mean),
          y: Float64Array.of(...r[0]!, ...r[1]!),
          color: Uint8Array.from({ length: 2 * genes.length }, (_, i) => Number(i >= genes.length)),
          colors,
          names,
          radius: size / 2,
        },
      ],
    }),
    summary: `测序深度的影响：${counted(genes.length)} 个基因与总计数的相关系数，中位数由归一化前的 ${readable(medians[0]!, 2)} 变为归一化后的 ${readable(medians[1]!, 2)}。`,
    data: dataTable('sc-depth', '测序深度的影响', [
      textColumn('gene', '基因', [...genes, ...genes]),
      textColumn('stage', '阶段', genes.length === 0 ? [] : stages.flatMap((stage) => genes.map(() => stage))),
      numberColumn('mean', '平均表达', [...mean, ...mean]),
      numberColumn('depth_r', yTitle, [...r[0]!, ...r[1]!]),
    ]),
    labelIds: genes,
  };
}

/** How each gene depends on the sequencing depth of the cells, before and after normalisation. */
export const scDepth: ChartDefinition = {
  id: 'sc-depth',
  title: '测序深度的影响',
  tables: [{ id: 'genes', columns: ['gene', 'mean', 'depth_r_raw', 'depth_r'] }],
  settings: [],
  defaultSize: { width: 760, height: 480 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
