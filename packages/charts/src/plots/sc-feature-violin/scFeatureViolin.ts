import { byNumber } from '../../parts/class-map/index.ts';
import { counted, extent, fontSizeOf, readable, shortNames, titleHeight, widest } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { clusterColors, clusterLabel } from '../../parts/cell-clusters/index.ts';
import { genesOf, geneSpec } from '../../parts/genes/index.ts';
import { densityWidths } from '../../parts/sina/index.ts';
import { numberOf } from '../../settings.ts';
import { polygon, polyline, shapesOption, words, type Shape, type Spot } from '../../shapes/index.ts';
import { dataTable, numberColumn, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { median } from '@panome/analysis/statistics';

const countSpec = {
  id: 'count',
  label: '画几个基因',
  help: '一行一个，从所选的基因起；1 为单个基因的小提琴图',
  kind: 'number',
  default: 8,
  min: 1,
  max: 30,
  step: 1,
} as const satisfies SettingSpec;

/** One cluster of one gene: as wide as cells are many at that expression, with the median. */
function violin(
  values: Float64Array,
  place: { readonly middle: number; readonly band: number; readonly y: (value: number) => number },
  color: string,
  ink: string,
  tip: string,
): Shape[] {
  const half = place.band * 0.44;
  const [low, high] = extent(values) ?? [0, 0];
  if (!(high > low))
    return [
      polyline(
        [
          [place.middle - half, place.y(high)],
          [place.middle + half, place.y(high)],
        ],
        { stroke: color, lineWidth: 2, tip },
      ),
    ];
  const { grid, height } = densityWidths(values);
  const side = (sign: 1 | -1): Spot[] =>
    Array.from(grid, (value, i) => [place.middle + sign * half * height[i]!, place.y(value)]);
  const middle = median(values);
  const mark = Math.min(half * 0.5, 7);
  return [
    polygon([...side(1), ...side(-1).toReversed()], {
      fill: `${color}b3`,
      stroke: color,
      lineWidth: 0.8,
      tip: `${tip}\n中位数 ${readable(middle, 3)}`,
      z: 1,
    }),
    polyline(
      [
        [place.middle - mark, place.y(middle)],
        [place.middle + mark, place.y(middle)],
      ],
      { stroke: ink, lineWidth: 1.5, z: 2 },
    ),
  ];
}

/** Names that are no wider than the room. */
function fitting(names: readonly string[], fontSize: number, room: number): readonly string[] {
  for (let letters = 16; letters > 4; letters -= 1) {
    const short = shortNames(names, letters);
    if (widest(short, fontSize) <= room) return short;
  }
  return shortNames(names, 4);
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'cells');
  const [cells, clusters] = [texts(table, 'cell'), texts(table, 'cluster')];
  const { chosen, names } = genesOf(input, Math.round(numberOf(input.settings.own, countSpec)));
  const present = [...new Set(clusters)];
  const levels = present.every((name) => /^\d+$/u.test(name)) ? present.toSorted(byNumber) : present;
  const palette = clusterColors(input, levels);
  const rowsOf = levels.map((level) => Array.from(clusters.keys()).filter((i) => clusters[i] === level));
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const { height, width } = input.size;
  const top = 10 + titleHeight(input);
  const labels = fitting(levels.map(clusterLabel), fontSize, height * 0.25);
  const genes = shortNames(
    chosen.map(({ label }) => label),
    width < 560 ? 10 : 18,
  );
  // Up to the highest cell, so that no row wastes its height.
  const highest = chosen.map(({ values }) => extent(values)?.[1] || 1);
  const ticks = widest(
    highest.map((most) => readable(most, 2)),
    fontSize - 2,
  );
  const left = Math.round(12 + Math.min(widest(genes, fontSize), width * 0.3) + 8 + ticks + 6);
  const right = width - 14;
  const band = (right - left) / Math.max(1, levels.length);
  const level = widest(labels, fontSize) + 6 <= band;
  const small = level ? fontSize : Math.max(8, Math.min(fontSize, Math.floor(band * 0.95)));
  const foot = level ? fontSize + 12 : widest(labels, small) + 18;
  const high = (height - top - foot) / Math.max(1, chosen.length);
  const every = Math.max(1, Math.ceil(9 / band));
  const shapes = chosen.flatMap(({ label, values }, row): Shape[] => {
    const [from, to] = [top + row * high, top + (row + 1) * high - Math.min(8, high * 0.14)];
    const most = highest[row]!;
    const y = (value: number): number => to - (value / most) * (to - from);
    return [
      polyline(
        [
          [left, from],
          [left, to],
          [right, to],
        ],
        { stroke: colors.grid, lineWidth: 1, z: 0 },
      ),
      words(genes[row]!, left - ticks - 12, (from + to) / 2, {
        align: 'right',
        color: colors.text,
        fontSize: Math.max(8, Math.min(fontSize, Math.floor(high))),
      }),
      ...(to - from > 2.4 * (fontSize - 2)
        ? [
            words(readable(most, 2), left - 5, from + 3, {
              align: 'right',
              color: colors.axis,
              fontSize: fontSize - 2,
            }),
            words('0', left - 5, to - 1, { align: 'right', color: colors.axis, fontSize: fontSize - 2 }),
          ]
        : []),
      ...levels.flatMap((name, at) =>
        violin(
          Float64Array.from(rowsOf[at]!, (i) => values[i]!),
          { middle: left + band * (at + 0.5), band, y },
          palette[at]!,
          colors.text,
          `${label}，${clusterLabel(name)}：${counted(rowsOf[at]!.length)} 个细胞`,
        ),
      ),
    ];
  });
  const below = height - foot + 8;
  const axis = levels.flatMap((_, at): Shape[] =>
    at % every !== 0
      ? []
      : [
          level
            ? words(labels[at]!, left + band * (at + 0.5), below + fontSize / 2, {
                align: 'center',
                color: colors.text,
                fontSize: small,
              })
            : words(labels[at]!, left + band * (at + 0.5), below, {
                align: 'right',
                color: colors.text,
                fontSize: small,
                rotation: Math.PI / 2,
              }),
        ],
  );
  const said = chosen.map(({ label }) => label);
  const first = chosen[0];
  const mean = (values: Float64Array, rows: readonly number[]): number =>
    rows.reduce((sum, i) => sum + values[i]!, 0) / Math.max(1, rows.length);
  const best =
    first && levels.length > 0
      ? levels.reduce((one, other) =>
          mean(first.values, rowsOf[levels.indexOf(other)]!) > mean(first.values, rowsOf[levels.indexOf(one)]!)
            ? other
            : one,
        )
      : '';
  return {
    option: shapesOption(input, { shapes: [...shapes, ...axis], legend: [], box: undefined }),
    counted: { [geneSpec.id]: names },
    summary: `表达小提琴图：${counted(levels.length)} 个簇中${said.slice(0, 8).join('、') || '没有可画的基因'}${said.length > 8 ? ` 等 ${said.length} 个基因` : ''}的表达 ln(1 + 每万计数)${best ? `，${first!.label} 平均最高的是${clusterLabel(best)}` : ''}；每行的高度从 0 到该基因的最高表达，横线为中位数。`,
    data: dataTable('sc-feature-violin', '表达小提琴图', [
      textColumn('cell', '细胞', cells),
      textColumn('cluster', '簇', clusters),
      ...chosen.map(({ label, values }, at) => numberColumn(`gene${at + 1}`, label, values)),
    ]),
  };
}

/** The expression of genes in the cells of each cluster, one row per gene. */
export const scFeatureViolin: ChartDefinition = {
  id: 'sc-feature-violin',
  title: '基因表达小提琴图',
  tables: [{ id: 'cells', columns: ['cell', 'cluster'] }, { id: 'cell_expression' }],
  settings: [geneSpec, countSpec],
  defaultSize: { width: 720, height: 560 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
