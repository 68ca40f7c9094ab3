import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { readable } from '../../frame/index.ts';
import { groupBoxes, pText, type Box, fiveColumns } from '../../parts/group-boxes/index.ts';
import { groupScale } from '../../groups/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

function draw(input: ChartInput): ChartDrawing {
  const [result, ranks] = [tableOf(input, 'result'), tableOf(input, 'ranks')];
  const scale = groupScale(input);
  const classes = texts(ranks, 'class');
  const five = fiveColumns(ranks);
  const neutral = chartColors(input.theme).neutral;
  const boxes = classes.map((name, row): Box => ({
    name: row === 0 ? name : `${name} 组内`,
    color: row > 0 && scale.levels.includes(name) ? scale.color(name) : neutral,
    five: five(row),
  }));
  // The levels in the order of the figure, those between groups first.
  const place = (box: Box, row: number): number => (row === 0 ? -1 : scale.levels.indexOf(classes[row]!));
  const ordered = boxes
    .map((box, row) => ({ box, at: place(box, row) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ box }) => box);
  const [r, p] = [numbers(result, 'r')[0]!, numbers(result, 'p')[0]!];
  const said = `R = ${readable(r, 3)}，${pText(p)}`;
  return {
    option: groupBoxes(input, {
      boxes: ordered,
      xTitle: '',
      yTitle: '距离的秩',
      caption: `ANOSIM ${said}`,
      pointSize: 0,
    }),
    summary: `ANOSIM 秩箱线图：${said}；距离的秩的中位数 ${ordered.map(({ five: box, name }) => `${name} ${readable(box![2], 4)}`).join('、')}；须到最小值和最大值。`,
    data: ranks,
  };
}

/** Ranks of the distances between groups beside those within each group. */
export const anosimRanks: ChartDefinition = {
  id: 'anosim-ranks',
  title: 'ANOSIM 秩箱线图',
  tables: [{ id: 'result' }, { id: 'ranks' }],
  settings: [],
  defaultSize: { width: 620, height: 460 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'groups'],
  paletteKind: 'categorical',
  draw,
};
