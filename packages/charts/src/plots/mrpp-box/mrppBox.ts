import type { EChartsOption, SeriesOption } from 'echarts';
import { fontSizeOf, readable, referenceLines, rounded } from '../../frame/index.ts';
import { groupBoxes, pText, type Box, fiveColumns } from '../../parts/group-boxes/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const between = '组间';

function draw(input: ChartInput): ChartDrawing {
  const [result, distances] = [tableOf(input, 'result'), tableOf(input, 'distances')];
  const scale = groupScale(input);
  const colors = chartColors(input.theme);
  const classes = texts(distances, 'class');
  const five = fiveColumns(distances);
  const mean = numbers(distances, 'mean');
  // Within the groups in the order of the figure, those between groups last.
  const place = (name: string): number =>
    name === between
      ? Number.MAX_SAFE_INTEGER
      : scale.levels.includes(name)
        ? scale.levels.indexOf(name)
        : scale.levels.length;
  const rows = Array.from(classes.keys()).toSorted(
    (one, other) => place(classes[one]!) - place(classes[other]!) || one - other,
  );
  const boxes = rows.map((row): Box => ({
    name: classes[row] === between ? between : `${classes[row]!} 组内`,
    color:
      scale.levels.includes(classes[row]!) && classes[row] !== between ? scale.color(classes[row]!) : colors.neutral,
    five: five(row),
  }));
  const [a, delta, expected, p] = ['a', 'delta', 'expected', 'p'].map((name) => numbers(result, name)[0]!) as [
    number,
    number,
    number,
    number,
  ];
  const said = `A = ${readable(a, 3)}，${pText(p)}`;
  const option = groupBoxes(input, { boxes, xTitle: '', yTitle: '距离', caption: `MRPP ${said}`, pointSize: 0 });
  const means: SeriesOption = {
    type: 'scatter',
    name: '平均',
    xAxisIndex: 1,
    symbol: 'diamond',
    symbolSize: 10,
    z: 4,
    itemStyle: { color: colors.text, opacity: 1 },
    emphasis: { disabled: true },
    dimensions: [
      { name: 'at', type: 'number' },
      { name: '平均距离', type: 'number' },
      { name: 'id', type: 'ordinal' },
    ],
    encode: { x: 0, y: 1, itemName: 2, tooltip: [1] },
    data: rows.map((row, at) => [at, rounded(mean[row]!), boxes[at]!.name]),
  };
  const line = referenceLines({ y: [expected], color: colors.axis, front: true });
  // Beside the last box, where there is room.
  const label = {
    show: input.size.width > 170 * boxes.length,
    formatter: '期望 δ',
    position: 'insideEndTop' as const,
    fontFamily,
    fontSize: fontSizeOf(input) - 2,
    color: colors.text,
  };

  return {
    option: {
      ...option,
      series: [...[option.series ?? []].flat(), { ...line, markLine: { ...line.markLine, label } }, means],
    } as EChartsOption,
    summary: `MRPP 组内与组间距离箱线图：${said}，δ = ${readable(delta, 3)}，期望 δ = ${readable(expected, 3)}（虚线）；平均距离 ${rows.map((row, at) => `${boxes[at]!.name} ${readable(mean[row]!, 3)}`).join('、')}（菱形）；须到最小值和最大值。`,
    data: distances,
  };
}

/** Distances within each group beside those between groups, with the means that MRPP compares with the mean of all. */
export const mrppBox: ChartDefinition = {
  id: 'mrpp-box',
  title: 'MRPP 距离箱线图',
  tables: [{ id: 'result' }, { id: 'distances' }],
  settings: [],
  defaultSize: { width: 620, height: 460 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'groups'],
  paletteKind: 'categorical',
  draw,
};
