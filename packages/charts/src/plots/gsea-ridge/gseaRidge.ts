import { maximum, minimum } from '@panome/analysis/extremes';
import {
  fitNames,
  minusLog,
  pSpec,
  pWords,
  significance,
  termCountSpec,
  topTerms,
} from '../../parts/enrichment/index.ts';
import { columnHeadings } from '@panome/analysis/headings';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  readable,
  referenceLines,
  shortNames,
  textWidth,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf } from '../../settings.ts';
import { pixelsOf, polygon, polyline, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { median, sampleSd, sortedQuantile } from '@panome/analysis/statistics';

const topSpec = { ...termCountSpec, default: 15, max: 40 } as const satisfies SettingSpec;
const membersSpec = {
  id: 'members',
  label: '画哪些特征',
  kind: 'choice',
  default: 'leading',
  help: '核心特征是到达富集分数之前（负值为之后）命中的；全部特征只有画了累积曲线的条目才有',
  choices: [
    { value: 'leading', label: '核心特征' },
    { value: 'all', label: '集合的全部特征' },
  ],
} as const satisfies SettingSpec;
const points = 96;

/**
 * R's bw.nrd0: 0.9 times the smaller of the standard deviation and the interquartile range / 1.34, by n to the −1/5.
 */
function bandwidthOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sortedQuantile(sorted, share);
  const sd = values.length > 1 ? sampleSd(values) : 0;
  const spread = Math.min(sd, (at(0.75) - at(0.25)) / 1.34) || sd || Math.abs(sorted[0]!) || 1;
  return 0.9 * spread * values.length ** -0.2;
}

type Ridge = {
  readonly term: string;
  readonly name: string;
  readonly nes: number;
  readonly p: number;
  readonly values: readonly number[];
};

function ridgesOf(input: ChartInput): {
  readonly ridges: readonly Ridge[];
  readonly pColumn: 'p' | 'p_adj';
  readonly total: number;
} {
  const top = topTerms({
    ...input,
    settings: { ...input.settings, own: { top: topSpec.default, ...input.settings.own } },
  });
  const ranking = tableOf(input, 'ranking');
  const scores = numbers(ranking, 'score');
  const all = choiceOf(input.settings.own, membersSpec) === 'all';
  const scoreOf = new Map(all ? [] : texts(ranking, 'feature').map((name, row) => [name, scores[row]!] as const));
  const edges = texts(tableOf(input, 'result'), 'leading_edge');
  const members = new Map<string, number[]>();
  if (all) {
    const curves = tableOf(input, 'curves');
    const [terms, position, hit] = [texts(curves, 'term'), numbers(curves, 'position'), numbers(curves, 'hit')];
    terms.forEach((term, row) => {
      if (hit[row] !== 1) return;
      const list = members.get(term) ?? [];
      members.set(term, list);
      list.push(scores[position[row]! - 1]!);
    });
  }
  const nes = top.column('nes');
  const ridges = top.rows.map((row, at): Ridge => ({
    term: top.terms[at]!,
    name: top.names[at]!,
    nes: nes[at]!,
    p: top.p[at]!,
    values: (all
      ? (members.get(top.terms[at]!) ?? [])
      : edges[row]!.split(';').flatMap((name) => scoreOf.get(name) ?? [])
    ).filter(Number.isFinite),
  }));
  return {
    ridges: ridges.filter(({ values }) => values.length > 0).toSorted((a, b) => b.nes - a.nes),
    pColumn: top.pColumn,
    total: top.total,
  };
}

function draw(input: ChartInput): ChartDrawing {
  const { pColumn, ridges, total } = ridgesOf(input);
  const colors = chartColors(input.theme);
  const heights = ridges.map(({ p }) => minusLog(p));
  const { colorAt, inner, keys, room } = significance(input, { heights, pColumn });
  // One bandwidth for all, so that heights compare.
  const bandwidth =
    ridges.length === 0 ? 1 : ridges.reduce((sum, { values }) => sum + bandwidthOf(values), 0) / ridges.length;
  const [least, most] = extent(ridges.flatMap(({ values }) => values)) ?? [-1, 1];
  const xScale = niceScale(Math.min(0, least - 2 * bandwidth), Math.max(0, most + 2 * bandwidth), {
    ticks: input.size.width < 520 ? 4 : 7,
  });
  const overlap = ridges.length < 5 ? 1.1 : 1.8;
  const curves = ridges.map(({ values }) => {
    const [from, to] = [
      Math.max(xScale.min, minimum(values) - 3 * bandwidth),
      Math.min(xScale.max, maximum(values) + 3 * bandwidth),
    ];
    return Array.from({ length: points }, (_, at): readonly [number, number] => {
      const x = from + ((to - from) * at) / (points - 1);
      return [
        x,
        values.reduce((sum, value) => sum + Math.exp(-(((x - value) / bandwidth) ** 2) / 2), 0) /
          (values.length * bandwidth * Math.sqrt(2 * Math.PI)),
      ];
    });
  });
  const peak = Math.max(1e-300, maximum(curves.flat().map(([, density]) => density)));
  const names = ridges.map(({ name }) => name);
  const base = fitNames(
    frame(inner, { x: { title: '排序得分', scale: xScale }, y: { title: '', names: names.toReversed() } }),
    inner.size.width,
    'transparent',
  );
  const grid = base.grid as { right: number; bottom: number };
  const rect = gridRect(base, inner.size);
  const pixels = pixelsOf(rect, xScale, { min: 0, max: 1 });
  const band = rect.height / (ridges.length + overlap - 1);
  const fontSize = Math.min(fontSizeOf(input), Math.floor(band * 0.95));
  const short = shortNames(names, 20);
  const widestName = Math.floor(inner.size.width * 0.4);
  const cut = (text: string): string => {
    let shown = text;
    while (textWidth(shown, fontSize) > widestName && shown.length > 2)
      shown = `${Array.from(shown.replace(/…$/u, '')).slice(0, -1).join('')}…`;
    return shown;
  };
  const shapes = ridges.flatMap(({ name, nes, p, values }, at): Shape[] => {
    const foot = rect.y + band * (at + overlap);
    const fill = colorAt(heights[at]!);
    const top = curves[at]!.map(([x, density]): Spot => [pixels.x(x), foot - (density / peak) * band * overlap]);
    const middle = pixels.x(median(values));
    return [
      polyline(
        [
          [rect.x, foot],
          [rect.x + rect.width, foot],
        ],
        { stroke: colors.grid, lineWidth: 0.6, z: 0 },
      ),
      polygon([[top[0]![0], foot], ...top, [top.at(-1)![0], foot]], {
        fill,
        opacity: 0.82,
        stroke: colors.text,
        lineWidth: 0.8,
        tip: `${name}\nNES ${readable(nes, 3)}，${pWords(pColumn)} ${readable(p, 3)}\n${values.length} 个特征`,
        z: 1,
      }),
      polyline(
        [
          [middle, foot],
          [middle, foot - Math.min(band * 0.45, 9)],
        ],
        { stroke: colors.background, lineWidth: 2, z: 1 },
      ),
      ...(fontSize >= 7
        ? [words(cut(short[at]!), rect.x - 8, foot, { align: 'right', valign: 'bottom', color: colors.text, fontSize })]
        : []),
    ];
  });

  return {
    option: {
      ...base,
      grid: { ...grid, right: grid.right + room.right, bottom: grid.bottom + room.bottom },
      yAxis: {
        ...(base.yAxis as object),
        axisLabel: { show: false },
        axisTick: { show: false },
        axisLine: { show: false },
        splitLine: { show: false },
      },
      graphic: { elements: [...shapes, ...keys] },
      series: [{ type: 'line', data: [] }, referenceLines({ x: [0], color: colors.axis, dashed: true })],
    },
    summary:
      ridges.length === 0
        ? 'GSEA 山脊图：没有可画的条目。'
        : `GSEA 山脊图：共 ${counted(total)} 个条目，展示最显著的 ${ridges.length} 个的${choiceOf(input.settings.own, membersSpec) === 'all' ? '全部' : '核心'}特征的得分分布，NES 最高的是“${names[0]!}”（${readable(ridges[0]!.nes, 3)}），最低的是“${names.at(-1)!}”（${readable(ridges.at(-1)!.nes, 3)}）。`,
    data: dataTable('gsea-ridge', '得分分布', [
      textColumn(
        'term',
        '条目',
        ridges.flatMap(({ term }) => Array.from({ length: points }, () => term)),
      ),
      textColumn(
        'name',
        '名称',
        ridges.flatMap(({ name }) => Array.from({ length: points }, () => name)),
      ),
      numberColumn(
        'score',
        '得分',
        curves.flat().map(([x]) => x),
      ),
      numberColumn(
        'density',
        '密度',
        curves.flat().map(([, density]) => density),
      ),
      numberColumn(
        'nes',
        'NES',
        ridges.flatMap(({ nes }) => Array.from({ length: points }, () => nes)),
      ),
      numberColumn(
        pColumn,
        columnHeadings[pColumn],
        ridges.flatMap(({ p }) => Array.from({ length: points }, () => p)),
      ),
    ]),
  };
}

/** How the scores of the features behind the most significant sets are spread, the highest NES on top. */
export const gseaRidge: ChartDefinition = {
  id: 'gsea-ridge',
  title: 'GSEA 山脊图',
  tables: [
    { id: 'result', columns: ['term', 'name', 'nes', 'p', 'p_adj', 'leading_edge'] },
    { id: 'ranking', columns: ['feature', 'score'] },
    { id: 'curves', columns: ['term', 'position', 'hit'] },
  ],
  settings: [topSpec, membersSpec, pSpec],
  defaultSize: { width: 760, height: 580 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'sequential',
  draw,
};
