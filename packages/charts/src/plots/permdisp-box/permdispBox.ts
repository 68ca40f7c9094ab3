import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { readable } from '../../frame/index.ts';
import {
  fiveNumbers,
  groupBoxes,
  marksSpec,
  pText,
  significanceMarks,
  type Box,
} from '../../parts/group-boxes/index.ts';
import { groupScale } from '../../groups/index.ts';
import { choiceOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

const pointSize = 7;

function draw(input: ChartInput): ChartDrawing {
  const [result, distances] = [tableOf(input, 'result'), tableOf(input, 'distances')];
  const scale = groupScale(input);
  const [samples, group, values] = [
    texts(distances, 'sample'),
    texts(distances, 'group'),
    numbers(distances, 'distance'),
  ];
  const levels = [
    ...scale.levels.filter((level) => group.includes(level)),
    ...new Set(group.filter((level) => !scale.levels.includes(level))),
  ];
  const boxes = levels.map((level): Box & { readonly values: readonly number[] } => {
    const rows = Array.from(group.keys()).filter((row) => group[row] === level);
    return {
      name: level,
      color: scale.color(level),
      symbol: scale.symbol(level),
      ids: rows.map((row) => samples[row]!),
      values: rows.map((row) => values[row]!),
    };
  });
  const pairs = input.tables['pairs'];
  const compared = pairs
    ? texts(pairs, 'group_a').map((a, row) => ({
        a,
        b: texts(pairs, 'group_b')[row]!,
        p: numbers(pairs, 'p_adj')[row]!,
      }))
    : [];
  const [f, p] = [numbers(result, 'f')[0]!, numbers(result, 'p')[0]!];
  const said = Number.isFinite(p) ? `PERMDISP F = ${readable(f, 3)}，${pText(p)}` : '';
  return {
    option: groupBoxes(input, {
      boxes,
      xTitle: '',
      yTitle: '到组中心的距离',
      caption: said,
      pointSize: input.settings.pointSize ?? pointSize,
      ...significanceMarks(levels, compared, choiceOf(input.settings.own, marksSpec)),
    }),
    summary: `离散程度箱线图：${boxes.map(({ name, values: own }) => `${name} ${own.length} 个样本，距离中位数 ${readable(fiveNumbers(own)?.[2] ?? Number.NaN, 3)}`).join('；')}${said ? `；${said}` : ''}。`,
    data: distances,
  };
}

/** How far the samples of each group lie from its centre. */
export const permdispBox: ChartDefinition = {
  id: 'permdisp-box',
  title: '离散程度箱线图',
  tables: [{ id: 'result' }, { id: 'pairs', optional: true }, { id: 'distances' }],
  settings: [marksSpec],
  defaultSize: { width: 620, height: 480 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
