import { columnHeadings } from '@panome/analysis/headings';
import type { EChartsOption } from 'echarts';
import { frame } from '../../frame/index.ts';
import type { ChartDrawing, ChartInput } from '../../model/index.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { fitNames } from './fitNames.ts';
import type { SideTerm } from './sidesTable.ts';
import { minusLog, significance } from './significance.ts';
import { pWords } from './topTerms.ts';

type Spec<Side extends string> = {
  readonly id: string;
  readonly title: string;
  /** From the bottom to the top. */
  readonly rows: readonly SideTerm<Side>[];
  /** From the left, with what each is called. */
  readonly sides: readonly { readonly side: Side; readonly name: string }[];
  readonly pColumn: 'p' | 'p_adj';
  readonly summary: string;
};

/** The same terms in several lists, one column each: significance by colour, number of features by size. */
export function sideBubbles<Side extends string>(
  input: ChartInput,
  { id, pColumn, rows, sides, summary, title }: Spec<Side>,
): ChartDrawing {
  const spots = rows.flatMap(({ name, of, term }, row) =>
    sides.flatMap(({ name: list, side }, place) =>
      of[side] && of[side].overlap > 0 ? [{ term, name, row, list, place, ...of[side] }] : [],
    ),
  );
  const colors = chartColors(input.theme);
  const heights = spots.map(({ p }) => minusLog(p));
  const { colorAt, diameterOf, inner, keys, room } = significance(input, {
    heights,
    pColumn,
    sizes: { counts: spots.map(({ overlap }) => overlap), smallest: 6, largest: [22, 16] },
  });
  const base = fitNames(
    frame(inner, {
      x: { title: '', names: sides.map(({ name }) => name) },
      y: { title: '', names: rows.map(({ name }) => name) },
    }),
    inner.size.width,
    colors.grid,
  );
  const grid = base.grid as { right: number; bottom: number };

  return {
    option: {
      ...base,
      grid: { ...grid, right: grid.right + room.right, bottom: grid.bottom + room.bottom },
      graphic: keys,
      series: [
        {
          type: 'scatter',
          name: '条目',
          emphasis: { disabled: true },
          z: 3,
          dimensions: [
            { name: '名单', type: 'ordinal' },
            { name: '位置', type: 'ordinal' },
            { name: '命中数', type: 'number' },
            { name: '富集因子', type: 'number' },
            { name: pWords(pColumn), type: 'number' },
            { name: '名称', type: 'ordinal' },
          ],
          encode: { x: 0, y: 1, itemName: 5, tooltip: [2, 3, 4] },
          data: spots.map(({ name, overlap, p, place, rich, row }, at) => ({
            value: [place, row, overlap, Number(rich.toPrecision(3)), Number(p.toPrecision(3)), name],
            symbolSize: diameterOf(overlap),
            itemStyle: { color: colorAt(heights[at]!), opacity: 1, borderColor: colors.axis, borderWidth: 0.6 },
          })),
        },
      ],
    } as EChartsOption,
    summary,
    data: dataTable(id, title, [
      textColumn(
        'side',
        '名单',
        spots.map(({ list }) => list),
      ),
      textColumn(
        'term',
        '条目',
        spots.map(({ term }) => term),
      ),
      textColumn(
        'name',
        '名称',
        spots.map(({ name }) => name),
      ),
      integerColumn(
        'overlap',
        '命中数',
        spots.map(({ overlap }) => overlap),
      ),
      numberColumn(
        'rich_factor',
        '富集因子',
        spots.map(({ rich }) => rich),
      ),
      numberColumn(
        pColumn,
        columnHeadings[pColumn],
        spots.map(({ p }) => p),
      ),
    ]),
  };
}
