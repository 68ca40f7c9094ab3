import type { Recipe } from '../view.ts';
import { byLevel } from '../figure.ts';
import { withNames } from './names.ts';
import { bars, boxes, number, tableFrom, text } from './shapes/index.ts';

/** Counts of rows and columns, coloured by whether they were kept. */
const tableRows: Recipe = (v) => {
  const made = bars(v, 'y', {
    column: 'what',
    value: 'count',
    ink: byLevel,
    steps: [{ do: 'text', to: 'said', from: 'count' }],
  });
  const items = v.series.flatMap(({ name, type }) =>
    type === 'bar' && name
      ? [{ value: name, label: name, color: v.seriesColor((one) => one.name === name), symbol: 'circle' }]
      : [],
  );
  return {
    ...made,
    levels: { column: 'part', mark: 'box', items },
    marks: [...made.marks, { mark: 'texts', x: 'count', y: 'what', text: 'said', at: 'right' }],
  };
};

/** Boxes, violins or bars of groups, one panel per measure. */
const boxPlot: Recipe = (v) => {
  const panels = v.distinct('panel');
  const form = String(v.input.settings.own?.['form'] ?? 'box');
  const made = boxes(v, 'group', 'value', { dots: form === 'strip' || v.input.settings.own?.['points'] !== false });
  const violins = form.startsWith('violin')
    ? [{ mark: 'violins' as const, name: 'group', value: 'value', ink: byLevel }, ...made.marks.slice(1)]
    : made.marks;
  return {
    ...made,
    marks: violins,
    y: { kind: 'number', title: panels.length > 1 ? '' : (v.column('value')?.label ?? '') },
    ...(panels.length > 1 && {
      panels: {
        column: 'panel',
        columns: Math.min(3, panels.length),
        free: true,
        items: panels.map((value) => ({ value, label: value })),
      },
    }),
    remarks: ['字母与横线见 data.csv 之外的结果表 boxes 与 comparisons'],
  };
};

/** Shares or counts of intervals, stacked. */
const intervalBars: Recipe = (v) => {
  const byCount = v.input.settings.own?.['height'] === 'count';
  const intervals = v.distinct('interval');
  const items = intervals
    .toReversed()
    .map((value) => ({ value, label: value, color: v.seriesColor((one) => one.name === value), symbol: 'circle' }));
  return {
    frames: [v.frame(byCount ? [] : [{ do: 'times', to: 'percent', from: 'share', by: 100 }])],
    x: v.names('x', 'name', { order: v.distinct('name') }),
    y: v.number('y'),
    levels: { column: 'interval', mark: 'box', items },
    marks: [
      {
        mark: 'bars',
        along: 'x',
        name: 'name',
        value: byCount ? 'count' : 'percent',
        ink: byLevel,
        beside: 'stacked',
        width: 0.84,
      },
    ],
  };
};

/** Samples as points and features as arrows. */
const biplot: Recipe = (v) => {
  const groups = v.groups();
  return withNames(
    v,
    { id: 'id', x: 'x', y: 'y' },
    {
      frames: [
        v.frame(groups ? [{ do: 'lookup', frame: 'groups', by: 'id', column: 'group' }] : []),
        ...(groups
          ? [
              {
                ...groups,
                table: {
                  ...groups.table,
                  columns: [{ ...groups.table.columns[0]!, name: 'id' }, groups.table.columns[1]!],
                },
              },
            ]
          : []),
      ],
      x: v.number('x'),
      y: v.number('y'),
      ...(groups && { levels: v.levels('group', 'point', { from: groups.table }) }),
      marks: [
        {
          mark: 'points',
          x: 'x',
          y: 'y',
          ink: groups ? byLevel : v.palette[0]!,
          size: v.pointSize(),
          where: { column: 'kind', is: ['样本'] },
          ...(groups && { symbols: true }),
        },
        {
          mark: 'segments',
          from: [0, 0],
          to: ['x', 'y'],
          ink: v.colors.text,
          arrow: true,
          where: { column: 'kind', is: ['特征'] },
        },
      ],
    },
  );
};

type Word = {
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  readonly style: { readonly text: string; readonly fill: string; readonly fontSize: number };
};

/**
 * Words where the page put them, in a few sizes: each is as large as the smallest of its class, so that none grows into
 * another.
 */
const wordCloud: Recipe = (v) => {
  const { elements = [] } = (v.drawing.option as { graphic?: { elements?: readonly Word[] } }).graphic ?? {};
  const words = elements.toSorted((one, other) => one.style.fontSize - other.style.fontSize);
  let size = 0;
  const sized = words.map((word) => ({
    ...word,
    size: (size = word.style.fontSize > size * 1.3 ? word.style.fontSize : size),
  }));
  const looks = [...new Set(sized.map((word) => `${word.style.fill} ${word.size}`))];
  return {
    frames: [
      v.frame(),
      {
        name: 'words',
        table: tableFrom('words', [
          text(
            'word',
            sized.map(({ style }) => style.text),
          ),
          number(
            'x',
            sized.map(({ x }) => x),
          ),
          number(
            'y',
            sized.map(({ y }) => y),
          ),
          text(
            'look',
            sized.map((word) => `${word.style.fill} ${word.size}`),
          ),
        ]),
      },
    ],
    x: { kind: 'number', title: '', min: 0, max: v.input.size.width },
    y: { kind: 'number', title: '', min: 0, max: v.input.size.height, reverse: true },
    bare: true,
    legend: 'none',
    size: v.input.size,
    marks: looks.map((look) => ({
      mark: 'texts',
      frame: 'words',
      where: { column: 'look', is: [look] },
      x: 'x',
      y: 'y',
      text: 'word',
      at: 'middle',
      ink: look.split(' ')[0]!,
      size: Number(look.split(' ')[1]),
    })),
    remarks: ['词的位置由平台排布，以像素写在 words.csv 中；字号归为几档，竖放的词横写'],
  };
};

/** Charts of the table tools and of simple plots. */
export const tableToolRecipes: Readonly<Record<string, Recipe>> = {
  'table-rows': tableRows,
  'box-plot': boxPlot,
  'interval-bars': intervalBars,
  'pca-biplot': biplot,
  'word-cloud': wordCloud,
};
