import { maximum } from '@panome/analysis/extremes';
import { forceLayout, graphOf } from '@panome/analysis/layout';
import type { ScatterSeriesOption } from 'echarts';
import { featureCountSpec, pSpec, pWords, termCountSpec, termFeatures } from '../../parts/enrichment/index.ts';
import { membershipTable } from '../../parts/enrichment/index.ts';
import {
  baseOption,
  extent,
  fontSizeOf,
  legendBox,
  labelAt,
  placeLabels,
  readable,
  rounded,
  titleHeight,
  truncateMiddle,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf } from '../../settings.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const topSpec = { ...termCountSpec, default: 5, max: 10 } as const satisfies SettingSpec;
const namesSpec = {
  id: 'names',
  label: '写出特征名',
  help: '较挤时只写属于多个条目的',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const edge = 14;
const small = 7;

function draw(input: ChartInput): ChartDrawing {
  const found = termFeatures(input, topSpec);
  const { all, colors: fills, features, links, names, p, pColumn, scores, terms } = found;
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const narrow = input.size.width < 520;
  const nodes = terms.length + features.length;
  const [from, to] = [links.map(({ term }) => term), links.map(({ feature }) => terms.length + feature)];
  const graph = graphOf(
    nodes,
    from,
    to,
    links.map(() => 1),
  );
  const degree = Float64Array.from({ length: nodes }, (_, node) => graph.starts[node + 1]! - graph.starts[node]!);
  // A feature begins beside its first term.
  const home = Int32Array.from({ length: nodes }, (_, node) =>
    node < terms.length ? node : graph.targets[graph.starts[node]!]!,
  );
  const layout = forceLayout(graph, home, 1);
  const ids = [...names, ...features.map((name, at) => (names.includes(name) ? `${name} (${at + 1})` : name))];

  const legendNames = names.map((name) => truncateMiddle(name, narrow ? 14 : 20));
  const signs = (
    [
      ['得分 > 0', colors.up, 1],
      ['得分 < 0', colors.down, -1],
    ] as const
  ).filter(([, , sign]) => scores?.some((score) => score * sign > 0));
  const top = edge + titleHeight(input);
  const legend = legendBox(input, [...legendNames, ...signs.map(([name]) => name)], top);
  const rect = {
    x: edge,
    y: top + legend.top,
    width: Math.max(60, input.size.width - 2 * edge - legend.right),
    height: Math.max(60, input.size.height - top - legend.top - legend.bottom - edge),
  };
  // Turned so that the longer side lies along the longer side of the figure, with room for names at the rim.
  const turned = span(layout.x) < span(layout.y) !== rect.width < rect.height;
  const [x, y] = turned ? [layout.y, layout.x] : [layout.x, layout.y];
  const rim = (values: Float64Array, share: number): { min: number; max: number; interval: number } => {
    const [low, high] = extent(values) ?? [0, 1];
    const more = (high - low || 1) * share;
    return { min: low - more, max: high + more, interval: 1 };
  };
  const [xScale, yScale] = [rim(x, narrow ? 0.12 : 0.07), rim(y, 0.06)];

  const most = Math.max(1, maximum(degree.subarray(0, terms.length)));
  const largest = narrow ? 22 : 30;
  const diameter = (node: number): number =>
    node < terms.length
      ? rounded(14 + (largest - 14) * Math.sqrt(degree[node]! / most))
      : degree[node]! > 1
        ? small + 2
        : small;
  const shared = (node: number): boolean => node >= terms.length && degree[node]! > 1;
  const crowded = features.length > (rect.width * rect.height) / 5200;
  const written = booleanOf(input.settings.own, namesSpec)
    ? ids.filter((_, node) => node >= terms.length && (!crowded || shared(node)))
    : [];
  const labels = placeLabels({
    rect,
    xScale,
    yScale,
    ids,
    x,
    y,
    labels: new Set(written),
    symbolSize: small,
    fontSize: fontSize - 2,
  });
  const tone = (feature: number): string => {
    const score = scores?.[feature];
    return score === undefined || Number.isNaN(score) || score === 0
      ? colors.neutral
      : score > 0
        ? colors.up
        : colors.down;
  };
  const node = (at: number, extra: object) => ({
    value: [x[at]!, y[at]!, degree[at]!, ids[at]!],
    symbolSize: diameter(at),
    ...extra,
  });
  const scatter: ScatterSeriesOption = {
    type: 'scatter',
    z: 3,
    emphasis: { disabled: true },
    dimensions: [
      { name: 'x', type: 'number' },
      { name: 'y', type: 'number' },
      { name: '连线数', type: 'number' },
      { name: '名称', type: 'ordinal' },
    ],
    encode: { x: 0, y: 1, itemName: 3, tooltip: [2] },
  };
  const hidden = { type: 'value' as const, show: false };

  return {
    option: {
      ...baseOption(input),
      ...(legend.option && { legend: { ...legend.option, selectedMode: false } }),
      grid: { left: rect.x, top: rect.y, width: rect.width, height: rect.height, outerBoundsMode: 'none' },
      xAxis: { ...hidden, min: xScale.min, max: xScale.max },
      yAxis: { ...hidden, min: yScale.min, max: yScale.max },
      series: [
        ...terms.map((_, term) => ({
          type: 'line' as const,
          name: `连线 ${term + 1}`,
          symbol: 'none',
          silent: true,
          animation: false,
          tooltip: { show: false },
          z: 1,
          lineStyle: { color: fills[term]!, width: 1, opacity: 0.5 },
          data: links.flatMap((link) =>
            link.term === term
              ? [
                  [x[term]!, y[term]!],
                  [x[terms.length + link.feature]!, y[terms.length + link.feature]!],
                  ['-', '-'],
                ]
              : [],
          ),
        })),
        {
          ...scatter,
          name: '特征',
          label: {
            show: false,
            formatter: '{@[3]}',
            align: 'left',
            verticalAlign: 'top',
            fontFamily,
            fontSize: fontSize - 2,
            color: colors.text,
            textBorderColor: colors.background,
            textBorderWidth: 2,
          },
          labelLine: { show: false, lineStyle: { color: colors.axis, width: 0.6 } },
          data: features.map((_, feature) => {
            const at = terms.length + feature;
            const place = labels.get(ids[at]!);
            const shift = (diameter(at) - small) / 2;
            return node(at, {
              itemStyle: { color: tone(feature), opacity: 1, borderColor: colors.background, borderWidth: 0.8 },
              ...(place && {
                label: { ...labelAt(place, ids[at]!), position: [place.offset[0] + shift, place.offset[1] + shift] },
                labelLine: { show: place.far },
              }),
            });
          }),
        },
        ...terms.map((_, term) => ({
          ...scatter,
          z: 4,
          name: legendNames[term]!,
          itemStyle: { color: fills[term]!, opacity: 1, borderColor: colors.background, borderWidth: 1 },
          data: [node(term, {})],
        })),
        ...signs.map(([name, color]) => ({
          type: 'scatter' as const,
          name,
          data: [],
          itemStyle: { color, opacity: 1 },
        })),
      ],
    },
    summary:
      terms.length === 0
        ? '条目–特征网络：没有富集的条目。'
        : `条目–特征网络：${pWords(pColumn)}值最小的 ${terms.length} 个条目与它们的 ${features.length} 个特征${features.length < all ? `（共 ${all} 个，先画属于多个条目的）` : ''}，最显著的是“${names[0]!}”（${pWords(pColumn)} = ${readable(p[0]!, 3)}），${features.filter((_, feature) => shared(terms.length + feature)).length} 个特征属于不止一个条目。`,
    data: membershipTable('enrichment-cnet', found),
  };
}

const span = (values: Float64Array): number => {
  const [low, high] = extent(values) ?? [0, 0];
  return high - low;
};

/** The most significant terms as large nodes, their features as small ones; a line for each membership. */
export const enrichmentCnet: ChartDefinition = {
  id: 'enrichment-cnet',
  title: '条目–特征网络图',
  tables: [{ id: 'result' }, { id: 'ranking', columns: ['feature', 'score'], optional: true }],
  settings: [topSpec, featureCountSpec, namesSpec, pSpec],
  defaultSize: { width: 820, height: 600 },
  common: ['title', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
