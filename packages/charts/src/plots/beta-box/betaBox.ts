import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { readable } from '../../frame/index.ts';
import { fiveNumbers, groupBoxes, type Box, boxColumns } from '../../parts/group-boxes/index.ts';
import { groupScale } from '../../groups/index.ts';
import { dataTable, integerColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const pointSize = 5;
/** More points than this in a box would be a blot. */
const mostPoints = 300;
const between = '组间';

type Pairs = Box & { readonly values: readonly number[]; readonly ids: readonly string[] };

/** The distances within each group, and those between groups. Without groups: all of them. */
function pairsOf(input: ChartInput): Pairs[] {
  const table = tableOf(input, 'distance');
  const samples = texts(table, 'sample');
  const scale = groupScale(input);
  const levels = samples.map((sample) => (input.groups ? scale.levelOf(sample) : ''));
  const found = new Map<string, { values: number[]; ids: string[] }>();
  samples.forEach((sample, i) => {
    const column = numbers(table, sample);
    for (let j = 0; j < i; j++) {
      if (input.groups && (levels[i] === '' || levels[j] === '')) continue;
      const name = levels[i] === levels[j] ? levels[i]! : between;
      const one = found.get(name) ?? { values: [], ids: [] };
      found.set(name, one);
      one.values.push(column[j]!);
      one.ids.push(`${samples[j]!} – ${sample}`);
    }
  });
  const box = (key: string, name: string, color: string, symbol: string): Pairs[] => {
    const pairs = found.get(key);
    if (!pairs) return [];
    return [{ name, color, symbol, ...pairs }];
  };
  return [
    ...scale.levels.flatMap((level) =>
      box(level, level === '' ? '全部' : `${level} 组内`, scale.color(level), scale.symbol(level)),
    ),
    ...box(between, between, chartColors(input.theme).neutral, 'circle'),
  ];
}

function draw(input: ChartInput): ChartDrawing {
  const pairs = pairsOf(input);
  const boxes = pairs.map(({ ids, values, ...rest }): Box =>
    values.length <= mostPoints ? { ...rest, ids, values } : { ...rest, five: fiveNumbers(values)! },
  );
  const middle = pairs.map(({ values }) => fiveNumbers(values)?.[2] ?? Number.NaN);
  return {
    option: groupBoxes(input, { boxes, xTitle: '', yTitle: '距离', pointSize: input.settings.pointSize ?? pointSize }),
    summary: `组内与组间距离：${pairs.map(({ name, values }, i) => `${name} ${values.length} 对，中位数 ${readable(middle[i]!, 3)}`).join('；')}。`,
    data: dataTable('beta-box', '组内与组间距离', [
      textColumn(
        'pairs',
        '样本对',
        pairs.map(({ name }) => name),
      ),
      integerColumn(
        'n',
        '对数',
        pairs.map(({ values }) => values.length),
      ),
      ...boxColumns(pairs.map(({ values }) => values)),
    ]),
  };
}

/**
 * Distances within each group beside those between groups. Pairs share samples: the boxes are for looking, ANOSIM and
 * PERMANOVA test.
 */
export const betaBox: ChartDefinition = {
  id: 'beta-box',
  title: '组内与组间距离箱线图',
  tables: [{ id: 'distance' }],
  settings: [],
  defaultSize: { width: 620, height: 480 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
