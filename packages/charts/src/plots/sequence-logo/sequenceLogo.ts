import { maximum, minimum } from '@panome/analysis/extremes';
import type { ScatterSeriesOption } from 'echarts';
import { fontSizeOf, frame, gridRect, niceScale, readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, choiceOf, numberOf } from '../../settings.ts';
import { pixelsOf, polygon, polyline } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { letterIn } from './letters.ts';

const heightSpec = {
  id: 'height',
  label: '字母的高度',
  help: '信息量看残基有多固定；对数优势与背景相比，轴上为富集，轴下为缺少',
  kind: 'choice',
  default: 'bits',
  choices: [
    { value: 'bits', label: '信息量（bit）' },
    { value: 'log_odds', label: '对数优势（与背景相比）' },
  ],
} as const satisfies SettingSpec;
const leastSpec = {
  id: 'least',
  label: '最矮的字母',
  help: '低于全图高度这个百分比的字母不画',
  kind: 'number',
  default: 0,
  min: 0,
  max: 20,
  step: 0.5,
} as const satisfies SettingSpec;

const siteSpec = {
  id: 'site',
  label: '画出位点本身',
  help: '位点几乎不变，画出时两侧的字母相对变矮；只用于信息量',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;

/** Residues of one chemistry share a colour. */
const chemistry = [
  { name: '碱性（K R H）', residues: 'KRH' },
  { name: '酸性（D E）', residues: 'DE' },
  { name: '极性（S T Y C G）', residues: 'STYCG' },
  { name: '酰胺（N Q）', residues: 'NQ' },
  { name: '疏水（A V L I P F W M）', residues: 'AVLIPFWM' },
] as const;
/** A residue is significant below 0.05 divided by the number of tests (Bonferroni). */
const alpha = 0.05;

type Letter = {
  readonly residue: string;
  readonly place: number;
  readonly from: number;
  readonly to: number;
  readonly row: number;
};

/** Letters from the axis outwards, the largest outermost. */
function stacks(
  place: Float64Array,
  residue: readonly string[],
  height: Float64Array,
  places: readonly number[],
): Letter[] {
  return places.flatMap((at, k) => {
    const rows = Array.from(place.keys())
      .filter((row) => place[row] === at && Number.isFinite(height[row]!) && height[row] !== 0)
      .toSorted((a, b) => Math.abs(height[a]!) - Math.abs(height[b]!));
    let [up, down] = [0, 0];
    return rows.map((row): Letter => {
      const size = height[row]!;
      const from = size > 0 ? up : down;
      if (size > 0) up += size;
      else down += size;
      return { residue: residue[row]!, place: k, from, to: from + size, row };
    });
  });
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'positions');
  const kind = choiceOf(input.settings.own, heightSpec) as 'bits' | 'log_odds';
  const [place, residue] = [numbers(table, 'position'), texts(table, 'residue')];
  const [height, frequency, count] = [numbers(table, kind), numbers(table, 'frequency'), numbers(table, 'count')];
  const places = [...new Set(place)].toSorted((a, b) => a - b);
  const withSite = booleanOf(input.settings.own, siteSpec);
  const letters = stacks(place, residue, height, places).filter(({ place: at }) => withSite || places[at] !== 0);
  const tests = height.reduce((sum, value) => sum + (Number.isFinite(value) ? 1 : 0), 0);
  const limit = kind === 'log_odds' ? -Math.log10(alpha / Math.max(1, tests)) : Number.NaN;
  const [low, high] = [
    Math.min(0, minimum(letters.map(({ to }) => to))),
    Math.max(kind === 'bits' ? 0.2 : limit, maximum(letters.map(({ to }) => to))),
  ];
  const yScale = niceScale(low, high, { zero: true, ticks: 5 });
  const theme = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const colors = chemistry.map((_, i) => (i === chemistry.length - 1 ? theme.text : palette[i % palette.length]!));
  const colorOf = (one: string): string =>
    colors[chemistry.findIndex(({ residues }) => residues.includes(one))] ?? theme.neutral;
  const yTitle = kind === 'bits' ? '信息量（bit）' : '对数优势 −log10(P≥ ÷ P≤)';
  const named = places.map((at) => (at > 0 ? `+${at}` : at < 0 ? `−${-at}` : '0'));
  const base = frame(input, {
    x: { title: '相对于位点的位置', names: named },
    y: { title: yTitle, scale: yScale },
    legend: chemistry.map(({ name }) => name),
    fixedLegend: true,
  });
  const rect = gridRect(base, input.size);
  const { y } = pixelsOf(rect, { min: 0, max: 1 }, yScale);
  const band = rect.width / places.length;
  const least = (numberOf(input.settings.own, leastSpec) / 100) * rect.height;
  const shapes = letters.flatMap(({ from, place: at, residue: letter, row, to }): Shape[] => {
    const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))];
    if (bottom - top < Math.max(1, least)) return [];
    const tip = `${named[at]} 位 ${letter}\n频率 ${readable(frequency[row]!, 3)}（${count[row]!} 条）\n${yTitle} ${readable(height[row]!, 3)}`;
    // A hair between two letters.
    return letterIn(letter, {
      x: rect.x + (at + 0.06) * band,
      y: top + 0.4,
      width: band * 0.88,
      height: bottom - top - 0.8,
    }).map((outline) => polygon(outline, { fill: colorOf(letter), tip, z: 2 }));
  });
  const line = (value: number, dash: boolean): Shape =>
    polyline(
      [
        [rect.x, y(value)],
        [rect.x + rect.width, y(value)],
      ],
      { stroke: theme.axis, lineWidth: dash ? 0.8 : 1, ...(dash && { dash: [4, 4] }), z: 1 },
    );
  const best = letters
    .toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
    .filter(({ place: at }) => places[at] !== 0)
    .slice(0, 3);

  return {
    option: {
      ...base,
      graphic: {
        elements: [
          ...shapes,
          ...(kind === 'log_odds'
            ? [
                line(0, false),
                ...[limit, -limit]
                  .filter((value) => value >= yScale.min && value <= yScale.max)
                  .map((value) => line(value, true)),
              ]
            : []),
        ],
      },
      series: [
        { type: 'scatter', data: [] },
        ...chemistry.map(({ name }, i): ScatterSeriesOption => ({
          type: 'scatter',
          name,
          symbol: 'rect',
          data: [],
          itemStyle: { color: colors[i]!, opacity: 1 },
        })),
      ],
      textStyle: { fontSize: fontSizeOf(input) },
    } as ChartDrawing['option'],
    summary: `序列标识图：位点两侧共 ${places.length} 个位置，字母高度为${kind === 'bits' ? '信息量' : '与背景相比的对数优势，虚线为 0.05 的 Bonferroni 阈值'}；位点之外最高的是 ${best.map(({ place: at, residue: letter }) => `${named[at]} 位的 ${letter}`).join('、') || '（无）'}。`,
    data: dataTable('sequence-logo', '序列标识图', [
      integerColumn(
        'position',
        '位置',
        letters.map(({ row }) => place[row]!),
      ),
      textColumn(
        'residue',
        '残基',
        letters.map(({ residue: letter }) => letter),
      ),
      numberColumn(
        'frequency',
        '频率',
        letters.map(({ row }) => frequency[row]!),
      ),
      numberColumn(
        'height',
        yTitle,
        letters.map(({ row }) => height[row]!),
      ),
      numberColumn(
        'from',
        '下端',
        letters.map(({ from }) => from),
      ),
      numberColumn(
        'to',
        '上端',
        letters.map(({ to }) => to),
      ),
    ]),
  };
}

/**
 * Stacked letters over the positions around a site: how fixed the residues are, or how far they leave the background.
 */
export const sequenceLogo: ChartDefinition = {
  id: 'sequence-logo',
  title: '序列标识图',
  tables: [{ id: 'positions', columns: ['position', 'residue', 'count', 'frequency', 'bits', 'log_odds'] }],
  settings: [heightSpec, siteSpec, leastSpec],
  defaultSize: { width: 760, height: 420 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
