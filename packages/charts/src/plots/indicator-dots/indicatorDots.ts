import { dotPlot } from '../../parts/dot-plot/index.ts';
import { shortNames } from '../../frame/index.ts';
import { significanceStars } from '../../parts/group-boxes/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { eachSpec, topIndicators } from '../../parts/indicators/index.ts';

function draw(input: ChartInput): ChartDrawing {
  const rows = topIndicators(input);
  const table = tableOf(input, 'groups');
  const scale = groupScale(input);
  const [feature, group, a, b] = [
    texts(table, 'feature'),
    texts(table, 'group'),
    numbers(table, 'a'),
    numbers(table, 'b'),
  ];
  const levels = [
    ...scale.levels.filter((level) => group.includes(level)),
    ...new Set(group.filter((level) => !scale.levels.includes(level))),
  ];
  const at = new Map(feature.map((name, row) => [`${name}\n${group[row]!}`, row]));
  // Stars stand with the name: a taxon has one p, whatever the number of groups it is drawn in.
  const short = shortNames(
    rows.map((row) => row.feature),
    input.size.width < 560 ? 16 : 30,
  );
  const names = rows.map(({ p, significant }, row) =>
    significant ? `${short[row]!} ${significanceStars(p)}`.trimEnd() : short[row]!,
  );
  const cells = rows.flatMap((one, row) =>
    levels.flatMap((level) => {
      const place = at.get(`${one.feature}\n${level}`);
      return place === undefined
        ? []
        : [{ name: names[row]!, feature: one.feature, level, a: a[place]!, b: b[place]! }];
    }),
  );
  const drawn = dataTable('indicator-dots', '指示物种点图', [
    textColumn(
      'group',
      '组',
      cells.map(({ level }) => level),
    ),
    textColumn(
      'name',
      '分类单元',
      cells.map(({ name }) => name),
    ),
    numberColumn(
      'a',
      '特异性',
      cells.map((cell) => cell.a),
    ),
    numberColumn(
      'b',
      '忠诚度',
      cells.map((cell) => cell.b),
    ),
  ]);
  // On a narrow figure the plot is turned: names of taxa stay on its left.
  const narrow = input.size.width < 560;
  const [taxa, groups] = [
    { column: 'name', item: '分类单元' },
    { column: 'group', item: '组' },
  ];
  const [across, up] = narrow ? [taxa, groups] : [groups, taxa];
  const made = dotPlot(
    { ...input, tables: { ...input.tables, dots: drawn } },
    {
      id: 'indicator-dots',
      title: '指示物种点图',
      table: 'dots',
      ...across,
      up,
      value: { column: 'a', label: '特异性', signed: false },
      share: { column: 'b', label: '忠诚度' },
    },
  );
  const significant = rows.filter((row) => row.significant);
  const first = rows[0];
  return {
    ...made,
    summary: first
      ? `指示物种点图：${rows.length} 个分类单元在 ${levels.length} 个组中的特异性（颜色）与忠诚度（面积）；${significant.length > 0 ? [...new Set(significant.map((row) => row.group))].map((name) => `${name} ${significant.filter((row) => row.group === name).length} 个，最强的是 ${significant.find((row) => row.group === name)!.feature}`).join('；') : '没有显著的指示物种'}。`
      : '指示物种点图：没有可画的分类单元。',
    data: dataTable('indicator-dots', '指示物种点图', [
      textColumn('feature', '分类单元', cells.length > 0 ? cells.map((cell) => cell.feature) : ['']),
      textColumn('name', '名称与显著性', cells.length > 0 ? cells.map(({ name }) => name) : ['']),
      textColumn('group', '组', cells.length > 0 ? cells.map(({ level }) => level) : ['']),
      numberColumn('a', '特异性', cells.length > 0 ? cells.map((cell) => cell.a) : [Number.NaN]),
      numberColumn('b', '忠诚度', cells.length > 0 ? cells.map((cell) => cell.b) : [Number.NaN]),
    ]),
  };
}

/**
 * Indicator species in every group: colour for how exclusive they are to it, area for how many of its samples have
 * them.
 */
export const indicatorDots: ChartDefinition = {
  id: 'indicator-dots',
  title: '指示物种点图',
  tables: [
    { id: 'result', columns: ['feature', 'group', 'a', 'b', 'stat', 'p', 'p_adj', 'indicator'] },
    { id: 'groups' },
  ],
  settings: [eachSpec],
  defaultSize: { width: 640, height: 560 },
  common: ['title', 'fontSize', 'palette', 'groups'],
  paletteKind: 'sequential',
  draw,
};
