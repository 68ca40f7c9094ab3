import type { ChartDrawing, ChartInput } from '../../model/index.ts';
import {
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  referenceLines,
} from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import { componentTitle } from '../../parts/pca-components/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { paletteColors } from '../../palette/index.ts';

/** Every feature at its loadings on two components; the labelled ones carry their name. */
export function loadingScatter(input: ChartInput, xName: string, yName: string): ChartDrawing {
  const loadings = tableOf(input, 'loadings');
  const features = texts(loadings, 'feature');
  const [x, y] = [numbers(loadings, xName), numbers(loadings, yName)];
  const colors = chartColors(input.theme);
  const color = paletteColors(undefined, 'categorical', input.theme)[0]!;
  const dense = features.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 3 : 6);
  const wanted = new Set(input.settings.labels);
  const own = features.flatMap((feature, row) => (!dense || wanted.has(feature) ? [row] : []));
  const scaleOf = (values: Float64Array) => niceScale(...(extent(values) ?? [0, 1]), { zero: true });
  const [xScale, yScale] = [scaleOf(x), scaleOf(y)];
  const fontSize = fontSizeOf(input);
  const base = frame(input, {
    x: { title: `${componentTitle(input, xName)} 载荷`, scale: xScale },
    y: { title: `${componentTitle(input, yName)} 载荷`, scale: yScale },
  });
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale,
    yScale,
    ids: features,
    x,
    y,
    labels: wanted,
    symbolSize: size,
    fontSize: fontSize - 1,
  });
  const look = { xLabel: `${xName} 载荷`, yLabel: `${yName} 载荷`, colors, fontSize, labels };

  return {
    option: {
      ...base,
      series: [
        referenceLines({ x: [0], y: [0], color: colors.grid, dashed: false }),
        pointSeries(
          {
            name: '特征',
            ids: own.map((row) => features[row]!),
            x: own.map((row) => x[row]!),
            y: own.map((row) => y[row]!),
            color,
            symbol: 'circle',
            size: dense ? size + 2 : size,
          },
          look,
        ),
      ],
    },
    ...(dense && {
      layers: [
        {
          kind: 'points' as const,
          ids: features,
          x,
          y,
          color: new Uint8Array(features.length),
          colors: [color],
          names: ['特征'],
          radius: size / 2,
        },
      ],
    }),
    summary: `载荷散点图：${features.length} 个特征，横轴 ${componentTitle(input, xName)}，纵轴 ${componentTitle(input, yName)}。`,
    data: dataTable('pca-loadings', '载荷', [
      textColumn('feature', '特征', features),
      numberColumn(xName, `${xName} 载荷`, x),
      ...(xName === yName ? [] : [numberColumn(yName, `${yName} 载荷`, y)]),
    ]),
    labelIds: features,
  };
}
