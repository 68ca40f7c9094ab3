import {
  baseOption,
  counted,
  extent,
  fontSizeOf,
  nth,
  readable,
  textWidth,
  tickValues,
  titleHeight,
  widest,
} from '../../frame/index.ts';
import type { Rect } from '../../frame/index.ts';
import { assemble, colorBarPart, gridAt, type Part } from '../../parts/heatmap/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { fitted } from '../../parts/panel-grid/index.ts';
import { clusterColors, clusterLabel } from '../../parts/cell-clusters/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { polyline, rectangle, words } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { gridTable } from '../../parts/value-grid/index.ts';

const rowsSpec = {
  id: 'rows',
  label: '每行',
  help: '细胞看得出亚克隆，各类的平均看得清片段',
  kind: 'choice',
  default: 'cells',
  choices: [
    { value: 'cells', label: '一个细胞' },
    { value: 'types', label: '一类细胞的平均' },
  ],
} as const satisfies SettingSpec;
const limitSpec = {
  id: 'limit',
  label: '颜色的上限',
  help: '相对拷贝数（log2）超过它的颜色相同；0 为自动',
  kind: 'number',
  default: 0,
  min: 0,
  max: 3,
  step: 0.1,
} as const satisfies SettingSpec;

type Shown = { readonly ids: readonly string[]; readonly groups: readonly string[]; readonly values: Float64Array };

function shownRows(input: ChartInput, bins: readonly string[]): Shown {
  if (choiceOf(input.settings.own, rowsSpec) === 'types') {
    const table = tableOf(input, 'profile');
    const groups = [...new Set(texts(table, 'group'))];
    return { ids: groups.map(clusterLabel), groups, values: numbers(table, 'mean') };
  }
  const table = tableOf(input, 'heatmap');
  const columns = bins.map((name) => numbers(table, name));
  const ids = texts(table, 'cell');
  const values = new Float64Array(ids.length * bins.length);
  for (let row = 0, at = 0; row < ids.length; row += 1) for (const column of columns) values[at++] = column[row]!;
  return { ids, groups: texts(table, 'group'), values };
}

/** Runs of equal neighbouring names: where each begins and ends. */
function runs(names: readonly string[]): { readonly name: string; readonly from: number; readonly to: number }[] {
  const found: { name: string; from: number; to: number }[] = [];
  names.forEach((name, at) => {
    const last = found.at(-1);
    if (last?.name === name) last.to = at + 1;
    else found.push({ name, from: at, to: at + 1 });
  });
  return found;
}

/** The names of the chromosomes below, as many as stand side by side, and lines between them. */
function chromosomeMarks(
  rect: Rect,
  chromosomes: readonly string[],
  fontSize: number,
  ink: string,
  line: string,
): Shape[] {
  const band = rect.width / chromosomes.length;
  let free = -Infinity;
  return runs(chromosomes).flatMap(({ from, name, to }): Shape[] => {
    const middle = rect.x + band * ((from + to) / 2);
    const half = textWidth(name, fontSize) / 2;
    const fits = middle - half > free + 2;
    if (fits) free = middle + half;
    return [
      ...(to < chromosomes.length
        ? [
            polyline(
              [
                [rect.x + band * to, rect.y],
                [rect.x + band * to, rect.y + rect.height],
              ],
              { stroke: line, lineWidth: 0.8, z: 4 },
            ),
          ]
        : []),
      ...(fits
        ? [words(name, middle, rect.y + rect.height + fontSize * 0.9, { align: 'center', color: ink, fontSize })]
        : []),
    ];
  });
}

/** The size that 98 % of the values other than 0 stay below; `undefined` when there are none. */
function largest98(values: Float64Array): number | undefined {
  const sizes = new Float64Array(values.length);
  let count = 0;
  for (const value of values) if (Math.abs(value) > 0) sizes[count++] = Math.abs(value);
  return count === 0 ? undefined : nth(sizes.subarray(0, count), Math.floor(0.98 * (count - 1)));
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'bins');
  const [bins, chromosomes] = [texts(table, 'bin'), texts(table, 'chromosome')];
  const { groups, ids, values } = shownRows(input, bins);
  const types = [...new Set(groups)];
  const palette = clusterColors(input, types);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const { height, width } = input.size;
  const asked = numberOf(input.settings.own, limitSpec);
  // Few values are far out: colours that reach to them would leave the others pale.
  const bound = asked > 0 ? asked : Number((largest98(values) ?? 1).toPrecision(1)) || 1;
  const scale = { min: -bound, max: bound, interval: bound / 2 };
  const ramp = paletteColors(input.settings.palette, 'diverging', input.theme);
  const ticks = tickValues(scale).map((value) => String(Number(value.toPrecision(6))).replace('-', '−'));
  const side = Math.max(widest(ticks, fontSize) + 34, textWidth('相对拷贝数', fontSize) + 14);
  const names = types.map(clusterLabel);
  const room = Math.min(widest(names, fontSize), width * 0.26);
  const strip = 10;
  const left = Math.round(10 + room + 8 + strip + 3);
  const top = 12 + titleHeight(input);
  const small = Math.max(8, fontSize - 1);
  const rect: Rect = {
    x: left,
    y: top,
    width: Math.max(40, width - left - side - 24),
    height: Math.max(40, height - top - small - 34),
  };
  const high = rect.height / Math.max(1, ids.length);
  const bare = {
    type: 'category' as const,
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { show: false },
    splitLine: { show: false },
  };
  const cells: Part = {
    grid: gridAt(rect),
    xAxis: { ...bare, data: bins },
    yAxis: { ...bare, data: ids, inverse: true },
    series: [],
  };
  const bar = colorBarPart(
    { x: rect.x + rect.width + 18, y: rect.y + fontSize + 10, width: 12, height: Math.min(140, rect.height * 0.5) },
    scale,
    ramp,
    '相对拷贝数',
    colors,
    fontSize,
  );
  let free = -Infinity;
  const blocks = runs(groups).flatMap(({ from, name, to }): Shape[] => {
    const color = palette[types.indexOf(name)]!;
    const middle = rect.y + high * ((from + to) / 2);
    const fits = middle - small / 2 > free;
    if (fits) free = middle + small / 2;
    return [
      rectangle(
        { x: rect.x - strip - 3, y: rect.y + high * from, width: strip, height: Math.max(1, high * (to - from)) },
        { fill: color, tip: `${clusterLabel(name)}：${counted(to - from)} 行` },
      ),
      ...(fits
        ? [
            words(fitted(clusterLabel(name), room, small), rect.x - strip - 9, middle, {
              align: 'right',
              color: colors.text,
              fontSize: small,
            }),
          ]
        : []),
      ...(to < groups.length
        ? [
            polyline(
              [
                [rect.x - strip - 3, rect.y + high * to],
                [rect.x + rect.width, rect.y + high * to],
              ],
              { stroke: colors.axis, lineWidth: 1, z: 4 },
            ),
          ]
        : []),
    ];
  });
  const byType = choiceOf(input.settings.own, rowsSpec) === 'types';
  const far = extent(values) ?? [0, 0];
  return {
    option: {
      ...baseOption(input),
      ...assemble([cells, bar]),
      graphic: {
        elements: [
          ...blocks,
          ...chromosomeMarks(rect, chromosomes, small, colors.text, colors.axis),
          words('染色体', rect.x + rect.width / 2, rect.y + rect.height + small + 18, {
            align: 'center',
            color: colors.text,
            fontSize,
          }),
        ],
      },
    },
    layers: [
      {
        kind: 'cells',
        rows: ids.length,
        columns: bins.length,
        rowIds: ids,
        columnIds: bins,
        values,
        ramp,
        min: -bound,
        max: bound,
        missing: colors.neutral,
      },
    ],
    summary: `拷贝数热图：${counted(ids.length)} ${byType ? '类细胞的平均' : '个细胞'}在 ${counted(new Set(chromosomes).size)} 条染色体 ${counted(bins.length)} 个片段的相对拷贝数，${readable(far[0]!, 2)}～${readable(far[1]!, 2)}；大于 0 为增多，颜色止于 ±${readable(bound)}。`,
    data: gridTable('sc-cnv-heatmap', '拷贝数热图', byType ? '细胞类型' : '细胞', { rows: ids, columns: bins, values }),
  };
}

/** Relative copy number of cells along the chromosomes. */
export const scCnvHeatmap: ChartDefinition = {
  id: 'sc-cnv-heatmap',
  title: '拷贝数热图',
  tables: [
    { id: 'bins', columns: ['bin', 'chromosome'] },
    { id: 'profile', columns: ['group', 'bin', 'mean'] },
    { id: 'heatmap' },
  ],
  settings: [rowsSpec, limitSpec],
  defaultSize: { width: 900, height: 560 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'diverging',
  draw,
};
