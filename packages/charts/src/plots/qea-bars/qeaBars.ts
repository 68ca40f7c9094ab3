import { maximum } from '@panome/analysis/extremes';
import { columnHeadings } from '@panome/analysis/headings';
import type { EChartsOption } from 'echarts';
import {
  fitNames,
  minusLog,
  pSpec,
  pWords,
  significance,
  termCountSpec,
  topTerms,
} from '../../parts/enrichment/index.ts';
import { counted, fontSizeOf, frame, niceScale, readable, referenceLines, rounded } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { dataTable, hasColumn, integerColumn, numberColumn, tableOf, textColumn } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const topSpec = { ...termCountSpec, default: 20 } as const;

function draw(input: ChartInput): ChartDrawing {
  const top = topTerms(input);
  const [fold, measured] = [top.column('fold'), top.column('measured')];
  // Several groups have no direction.
  const directed = hasColumn(tableOf(input, 'result'), 'up');
  const [up, down] = directed ? [top.column('up'), top.column('down')] : [[], []];
  const order = [...fold.keys()].toSorted((a, b) => top.p[b]! - top.p[a]! || fold[a]! - fold[b]!);
  const colors = chartColors(input.theme);
  const heights = top.p.map(minusLog);
  const { colorAt, inner, keys, room } = significance(input, { heights, pColumn: top.pColumn });
  const narrow = input.size.width < 520;
  const base = fitNames(
    frame(inner, {
      x: {
        title: '富集倍数（Q ÷ 期望）',
        scale: niceScale(0, Math.max(1, maximum(fold)) * (narrow ? 1.3 : 1.1), { ticks: narrow ? 4 : 6 }),
      },
      y: { title: '', names: order.map((at) => top.names[at]!) },
    }),
    inner.size.width,
    'transparent',
  );
  const grid = base.grid as { right: number; top: number; bottom: number };
  // The counts are as small as the rows want, like the names before the bars.
  const labelSize = Math.max(
    8,
    Math.min(
      fontSizeOf(input) - 1,
      Math.floor((inner.size.height - grid.top - grid.bottom) / Math.max(1, order.length)),
    ),
  );

  return {
    option: {
      ...base,
      grid: { ...grid, right: grid.right + room.right, bottom: grid.bottom + room.bottom },
      graphic: keys,
      series: [
        {
          type: 'bar',
          name: '富集倍数',
          barMaxWidth: 24,
          barCategoryGap: '28%',
          emphasis: { disabled: true },
          z: 3,
          data: order.map((at) => ({
            name: top.names[at]!,
            value: rounded(fold[at]!),
            itemStyle: { color: colorAt(heights[at]!) },
            label: { formatter: directed ? `${up[at]!}↑ ${down[at]!}↓` : String(measured[at]!) },
          })),
          label: {
            show: true,
            position: 'right',
            distance: 4,
            fontFamily,
            fontSize: labelSize,
            color: colors.text,
            backgroundColor: colors.background,
          },
        },
        referenceLines({ x: [1], color: colors.axis, dashed: true }),
      ],
    } as EChartsOption,
    summary:
      top.rows.length === 0
        ? '定量富集条形图：没有可画的集合。'
        : `定量富集条形图：共 ${counted(top.total)} 个集合，展示${pWords(top.pColumn)}值最小的 ${top.rows.length} 个，最显著的是“${top.names[0]!}”（富集倍数 ${readable(fold[0]!, 3)}，${pWords(top.pColumn)} = ${readable(top.p[0]!, 3)}）；条末为${directed ? '升高与降低的' : '测到的'}特征数。`,
    data: dataTable('qea-bars', '定量富集条形图', [
      textColumn('term', '条目', top.terms),
      textColumn('name', '名称', top.names),
      integerColumn('measured', '测到的特征数', measured),
      ...(directed ? [integerColumn('up', '升高数', up), integerColumn('down', '降低数', down)] : []),
      numberColumn('fold', '富集倍数', fold),
      numberColumn(top.pColumn, columnHeadings[top.pColumn], top.p),
    ]),
  };
}

/** How far the most significant sets differ between the groups as a whole, with how many features rise and fall. */
export const qeaBars: ChartDefinition = {
  id: 'qea-bars',
  title: '定量富集条形图',
  tables: [{ id: 'result' }],
  settings: [topSpec, pSpec],
  defaultSize: { width: 720, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'sequential',
  draw,
};
