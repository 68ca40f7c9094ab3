import { columnHeadings } from '@panome/analysis/headings';
import type { EChartsOption } from 'echarts';
import { cutSpec, jointTerms, merged, minusLog, pSpec, pWords } from '../../parts/enrichment/index.ts';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  labelAt,
  placeLabels,
  readable,
  referenceLines,
  rounded,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const topSpec = {
  id: 'top',
  label: '自动标注的通路数',
  help: '按合并 P 值从小到大；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 8,
  min: 0,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const { names, pColumn, terms } = jointTerms(input);
  const { own } = input.settings;
  const cut = numberOf(own, cutSpec);
  const word = pWords(pColumn);
  const colors = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const fontSize = fontSizeOf(input);
  // An omics that lacks a pathway has no p-value for it.
  const heightOf = (name: string): number[] => terms.map(({ of }) => (of[name] ? minusLog(of[name].p) : 0));
  const [x, y] = [heightOf(names[0]), heightOf(names[1])];
  const limit = -Math.log10(cut);
  const kindOf = (at: number): number =>
    (terms[at]!.of[names[0]] && x[at]! > limit ? 1 : 0) + (terms[at]!.of[names[1]] && y[at]! > limit ? 2 : 0);
  const kinds = [
    { kind: 3, name: '两者都显著', color: palette[3] ?? colors.up },
    { kind: 1, name: `仅${names[0]}显著`, color: palette[0]! },
    { kind: 2, name: `仅${names[1]}显著`, color: palette[1]! },
    { kind: 0, name: '都不显著', color: colors.neutral },
  ].map((one) => {
    const rows = [...terms.keys()].filter((at) => kindOf(at) === one.kind);
    return { ...one, rows, legend: `${one.name}（${rows.length}）` };
  });
  const shown = kinds.filter(({ rows }) => rows.length > 0);
  const counts = terms.map(({ of }) => of[merged]!.overlap);
  const [least, most] = extent(counts) ?? [1, 1];
  const [small, large] = input.size.width < 520 ? [6, 18] : [7, 26];
  const diameterOf = (count: number): number =>
    Math.round(
      10 *
        (most === least
          ? (small + large) / 2
          : Math.sqrt(small ** 2 + ((count - least) / (most - least)) * (large ** 2 - small ** 2))),
    ) / 10;
  const [xScale, yScale] = [x, y].map((values) =>
    niceScale(0, Math.max(limit * 1.15, (extent(values)?.[1] ?? 1) * 1.1), { ticks: 5 }),
  ) as [ReturnType<typeof niceScale>, ReturnType<typeof niceScale>];
  const titles = names.map((name) => `${name} −log10 ${word}`);
  const base = frame(input, {
    x: { title: titles[0]!, scale: xScale },
    y: { title: titles[1]!, scale: yScale },
    legend: shown.map(({ legend }) => legend),
  });
  const ids = terms.map(({ name }) => name);
  const ranked = [...terms.keys()].toSorted(
    (a, b) => terms[a]!.of[merged]!.p - terms[b]!.of[merged]!.p || counts[b]! - counts[a]!,
  );
  const wanted = new Set(
    input.settings.labels ??
      ranked
        .filter((at) => kindOf(at) > 0)
        .slice(0, Math.round(numberOf(own, topSpec)))
        .map((at) => ids[at]!),
  );
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale,
    yScale,
    ids,
    x,
    y,
    labels: wanted,
    lines: { x: [limit], y: [limit] },
    symbolSize: counts.map(diameterOf),
    fontSize: fontSize - 1,
  });
  const best = ranked[0];

  return {
    option: {
      ...base,
      series: [
        referenceLines({ x: [limit], y: [limit], color: colors.axis }),
        ...shown.toReversed().map(({ color, legend, rows }) => ({
          type: 'scatter',
          name: legend,
          clip: false,
          itemStyle: { color, opacity: 0.85, borderColor: colors.background, borderWidth: 0.6 },
          dimensions: [
            { name: titles[0], type: 'number' },
            { name: titles[1], type: 'number' },
            { name: '命中数', type: 'number' },
            { name: `合并${word}`, type: 'number' },
            { name: '通路', type: 'ordinal' },
          ],
          encode: { x: 0, y: 1, itemName: 4, tooltip: [0, 1, 2, 3] },
          // Large ones are drawn first, so that small ones on top stay visible.
          data: rows
            .toSorted((a, b) => counts[b]! - counts[a]!)
            .map((at) => {
              const place = labels.get(ids[at]!);
              return {
                value: [
                  rounded(x[at]!),
                  rounded(y[at]!),
                  counts[at]!,
                  Number(terms[at]!.of[merged]!.p.toPrecision(3)),
                  ids[at]!,
                ],
                symbolSize: diameterOf(counts[at]!),
                ...(place && { label: labelAt(place, ids[at]!), labelLine: { show: place.far } }),
              };
            }),
          label: {
            show: false,
            formatter: '{b}',
            align: 'left',
            verticalAlign: 'top',
            fontSize: fontSize - 1,
            color: colors.text,
          },
          labelLine: { show: false, lineStyle: { color: colors.axis, width: 0.7 } },
          emphasis: { disabled: true },
          z: 3,
        })),
      ],
    } as EChartsOption,
    summary:
      best === undefined
        ? '共富集散点图：没有命中的通路。'
        : `共富集散点图：${counted(terms.length)} 条通路，${kinds.map(({ name, rows }) => `${name} ${rows.length} 条`).join('，')}（${word} < ${readable(cut)}），点的大小为两个组学的命中数之和；合并${word}值最小的是“${ids[best]!}”（${readable(terms[best]!.of[merged]!.p, 3)}）。`,
    data: dataTable('joint-scatter', '共富集散点图', [
      textColumn(
        'term',
        '条目',
        terms.map(({ term }) => term),
      ),
      textColumn('name', '名称', ids),
      numberColumn('first', titles[0]!, x),
      numberColumn('second', titles[1]!, y),
      integerColumn('overlap', '命中数合计', counts),
      numberColumn(
        pColumn,
        `合并${columnHeadings[pColumn]}`,
        terms.map(({ of }) => of[merged]!.p),
      ),
      textColumn(
        'kind',
        '显著性',
        terms.map((_, at) => kinds.find(({ kind }) => kind === kindOf(at))!.name),
      ),
    ]),
    labelIds: ids,
  };
}

/** Pathways by the significance of their enrichment in each omics. */
export const jointScatter: ChartDefinition = {
  id: 'joint-scatter',
  title: '共富集散点图',
  tables: [
    {
      id: 'omics',
      columns: [
        'omics',
        'term',
        'name',
        'overlap',
        'set_size',
        'rich_factor',
        'fold',
        'p',
        'p_adj',
        'combined_p',
        'combined_p_adj',
      ],
    },
  ],
  settings: [cutSpec, pSpec, topSpec],
  defaultSize: { width: 720, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'labels'],
  paletteKind: 'categorical',
  draw,
};
