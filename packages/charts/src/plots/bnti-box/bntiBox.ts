import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { percent, readable } from '../../frame/index.ts';
import { fiveNumbers, groupBoxes, type Box, boxColumns } from '../../parts/group-boxes/index.ts';
import { groupScale } from '../../groups/index.ts';
import { choiceOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const showSpec = {
  id: 'show',
  label: '画出的比较',
  kind: 'choice',
  default: 'all',
  choices: [
    { value: 'all', label: '组内与组间' },
    { value: 'within', label: '只画组内' },
    { value: 'between', label: '只画组间' },
  ],
} as const satisfies SettingSpec;
const pointSize = 4;
/** More points than this in a box would be a blot. */
const mostPoints = 300;

type Pairs = Box & { readonly values: readonly number[]; readonly ids: readonly string[] };

function pairsOf(input: ChartInput): Pairs[] {
  const table = tableOf(input, 'pairs');
  const [a, b, one, other, comparison, bnti] = [
    texts(table, 'sample_a'),
    texts(table, 'sample_b'),
    texts(table, 'group_a'),
    texts(table, 'group_b'),
    texts(table, 'comparison'),
    numbers(table, 'bnti'),
  ];
  const show = choiceOf(input.settings.own, showSpec);
  const scale = groupScale(input);
  const grouped = one.some((level) => level !== '');
  const names = texts(tableOf(input, 'summary'), 'comparison').filter((name) => comparison.includes(name));
  return names.flatMap((name): Pairs[] => {
    const rows = Array.from(comparison.keys()).filter((row) => comparison[row] === name && Number.isFinite(bnti[row]!));
    const first = rows[0];
    if (first === undefined) return [];
    const within = one[first] === other[first];
    if (grouped && show !== 'all' && within !== (show === 'within')) return [];
    const known = grouped && within && scale.levels.includes(name);
    return [
      {
        name,
        color: known ? scale.color(name) : chartColors(input.theme).neutral,
        symbol: known ? scale.symbol(name) : 'circle',
        ids: rows.map((row) => `${a[row]!} – ${b[row]!}`),
        values: rows.map((row) => bnti[row]!),
      },
    ];
  });
}

function draw(input: ChartInput): ChartDrawing {
  const pairs = pairsOf(input);
  const chosen = input.options['bnti_cut'];
  const cut = typeof chosen === 'number' ? chosen : 2;
  const boxes = pairs.map(({ ids, values, ...rest }): Box =>
    values.length <= mostPoints ? { ...rest, ids, values } : { ...rest, five: fiveNumbers(values)! },
  );
  const beyond = ({ values }: Pairs): number => values.filter((value) => Math.abs(value) > cut).length / values.length;
  return {
    option: groupBoxes(input, {
      boxes,
      xTitle: '',
      yTitle: 'βNTI',
      lines: [-cut, cut],
      pointSize: input.settings.pointSize ?? pointSize,
    }),
    summary: `βNTI 箱线图，虚线为 ±${readable(cut, 2)}：${pairs.length > 0 ? pairs.map((one) => `${one.name} ${one.values.length} 对，中位数 ${readable(fiveNumbers(one.values)?.[2] ?? Number.NaN, 3)}，超出虚线 ${percent(beyond(one))}`).join('；') : '没有可画的样本对'}。`,
    data: dataTable('bnti-box', '各比较的 βNTI', [
      textColumn(
        'comparison',
        '比较',
        pairs.map(({ name }) => name),
      ),
      integerColumn(
        'n',
        '样本对数',
        pairs.map(({ values }) => values.length),
      ),
      ...boxColumns(pairs.map(({ values }) => values)),
      numberColumn('beyond', '超出阈值的比例', pairs.map(beyond)),
    ]),
  };
}

/**
 * βNTI of the pairs within each group and between each two, with the cut of selection. Pairs share samples: the boxes
 * are for looking.
 */
export const bntiBox: ChartDefinition = {
  id: 'bnti-box',
  title: 'βNTI 箱线图',
  tables: [{ id: 'pairs' }, { id: 'summary', columns: ['comparison'] }],
  settings: [showSpec],
  defaultSize: { width: 720, height: 480 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
