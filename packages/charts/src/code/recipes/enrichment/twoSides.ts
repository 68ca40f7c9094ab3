import { maximum, minimum } from '@panome/analysis/extremes';
import { significanceColors } from '../../../palette/index.ts';
import type { Step } from '../../figure.ts';
import { sampled } from '../../view.ts';
import type { Recipe, View } from '../../view.ts';
import { namesOf } from '../names.ts';
import { byLevel, byRamp, parts } from '../shapes/index.ts';

export const upDownBars: Recipe = (v) => ({
  frames: [
    v.frame([{ do: 'set', to: 'rising', value: '上调' }]),
    {
      name: 'falling',
      file: 'data',
      table: v.data,
      steps: [
        { do: 'times', to: 'left', from: 'down', by: -1 },
        { do: 'set', to: 'rising', value: '下调' },
      ],
    },
  ],
  x: {
    kind: 'number',
    title: v.axes.x.find((axis) => axis.name)?.name || '特征数',
    lines: [{ at: 0, color: v.colors.axis, dashed: false }],
  },
  y: v.names('y', 'term', { text: 'name', order: v.texts('term').toReversed() }),
  ...parts(v, 'rising', [
    ['上调', v.colors.up],
    ['下调', v.colors.down],
  ]),
  marks: [
    { mark: 'bars', along: 'y', name: 'term', value: 'up', ink: byLevel },
    { mark: 'bars', along: 'y', frame: 'falling', name: 'term', value: 'left', ink: byLevel },
  ],
  remarks: ['下调的个数画在左边，横轴以负数表示'],
});

export const upDownEnrichment: Recipe = (v) => {
  const cut = v.input.settings.own?.['cut'];
  const byCount = v.input.settings.own?.['length'] === 'overlap';
  const steps = (way: 'up' | 'down', word: string): Step[] => [
    { do: 'set', to: 'kind', value: word },
    {
      do: 'mark',
      column: 'kind',
      from: `${way}_p`,
      at: typeof cut === 'number' ? cut : 0.05,
      when: 'not below',
      as: '不显著',
    },
    ...(byCount ? [] : [{ do: 'minusLog10' as const, to: `${way}_height`, from: `${way}_p` }]),
  ];
  const value = (way: 'up' | 'down'): string => (byCount ? way : `${way}_height`);
  const word = v.data.columns
    .find(({ name }) => name === 'up_p')!
    .label.replace('上调', '')
    .replace(/ 值$/u, '');
  return {
    frames: [
      v.frame(steps('up', '上调')),
      {
        name: 'falling',
        file: 'data',
        table: v.data,
        steps: [...steps('down', '下调'), { do: 'times', to: 'left', from: value('down'), by: -1 }],
      },
    ],
    x: {
      kind: 'number',
      title: v.input.settings.xTitle ?? (byCount ? '命中数' : `−log10 ${word}`),
      lines: [{ at: 0, color: v.colors.axis, dashed: false }],
    },
    y: v.names('y', 'term', { text: 'name', order: v.texts('term').toReversed() }),
    ...parts(v, 'kind', [
      ['上调', v.colors.up],
      ['下调', v.colors.down],
      ['不显著', v.colors.neutral],
    ]),
    marks: [
      { mark: 'bars', along: 'y', name: 'term', value: value('up'), ink: byLevel },
      { mark: 'bars', along: 'y', frame: 'falling', name: 'term', value: 'left', ink: byLevel },
    ],
    remarks: ['下调画在左边，横轴以负数表示'],
  };
};

/** The columns from left to right, as the axis lists them. */
const sidesOf = (v: View): readonly string[] =>
  ((v.axes.x[0] as { readonly data?: readonly string[] } | undefined)?.data ?? v.distinct('side')).filter((side) =>
    v.texts('side').includes(side),
  );

export const sidesBubble: Recipe = (v) => {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const heights = Array.from(v.column(p)!.values as Float64Array, (value) => -Math.log10(value)).filter(
    Number.isFinite,
  );
  const [low, high] = [Math.min(minimum(heights), Infinity), Math.max(maximum(heights), -Infinity)];
  // The file begins with the term at the bottom.
  return {
    frames: [v.frame([{ do: 'minusLog10', to: 'height', from: p }])],
    x: v.names('x', 'side', { order: sidesOf(v) }),
    y: v.names('y', 'term', { text: 'name', order: v.distinct('term').toReversed() }),
    ramp: {
      column: 'height',
      title: p === 'p_adj' ? '−log10 校正后 P' : '−log10 P',
      min: low < high ? low : 0,
      max: low < high ? high : Math.max(1, high),
      colors: sampled(significanceColors(v.input.settings.palette, 'light')),
    },
    marks: [
      {
        mark: 'points',
        x: 'side',
        y: 'term',
        ink: byRamp,
        size: { column: 'overlap', least: 5, most: 18, title: '命中数' },
      },
    ],
  };
};

/** Both omics as bars on two sides, the first row of the file at the bottom. */
export const jointBars: Recipe = (v) => {
  const cut = v.input.settings.own?.['cut'];
  const byCount = v.input.settings.own?.['length'] === 'overlap';
  const wordOf = (column: string): string => v.data.columns.find(({ name }) => name === column)!.label;
  const [first, second] = [wordOf('first'), wordOf('second')].map((label) => label.replace(/命中数$/u, '')) as [
    string,
    string,
  ];
  const steps = (side: 'first' | 'second', name: string): Step[] => [
    { do: 'set', to: 'kind', value: name },
    {
      do: 'mark',
      column: 'kind',
      from: `${side}_p`,
      at: typeof cut === 'number' ? cut : 0.05,
      when: 'not below',
      as: '不显著',
    },
    ...(byCount ? [] : [{ do: 'minusLog10' as const, to: `${side}_height`, from: `${side}_p` }]),
  ];
  const value = (side: 'first' | 'second'): string => (byCount ? side : `${side}_height`);
  return {
    frames: [
      v.frame(steps('second', second)),
      {
        name: 'left_side',
        file: 'data',
        table: v.data,
        steps: [...steps('first', first), { do: 'times', to: 'left', from: value('first'), by: -1 }],
      },
    ],
    x: {
      kind: 'number',
      title:
        v.input.settings.xTitle ??
        (byCount ? '命中数' : `−log10 ${wordOf('first_p').slice(first.length).replace(/ 值$/u, '')}`),
      lines: [{ at: 0, color: v.colors.axis, dashed: false }],
    },
    y: v.names('y', 'term', { text: 'name', order: v.texts('term').toReversed() }),
    ...parts(v, 'kind', [
      [first, v.palette[0]!],
      [second, v.palette[1]!],
      ['不显著', v.colors.neutral],
    ]),
    marks: [
      { mark: 'bars', along: 'y', name: 'term', value: value('second'), ink: byLevel },
      { mark: 'bars', along: 'y', frame: 'left_side', name: 'term', value: 'left', ink: byLevel },
    ],
    remarks: [`${first}画在左边，横轴以负数表示`],
  };
};

export const jointScatter: Recipe = (v) => {
  const names = namesOf(v, { id: 'name', x: 'first', y: 'second' });
  return {
    frames: [v.frame(), ...names.frames],
    x: v.number('x'),
    y: v.number('y'),
    levels: v.levels('kind', 'point'),
    marks: [
      {
        mark: 'points',
        x: 'first',
        y: 'second',
        ink: byLevel,
        size: { column: 'overlap', least: 7, most: 26, title: '命中数' },
        opacity: 0.85,
      },
      ...names.marks,
    ],
  };
};

/** A row of the file for each class and list, the largest class first. */
export const classBars: Recipe = (v) => {
  const share =
    v.axes.x[0]?.name?.includes('%') ||
    v.input.settings.own?.['value'] === 'percent' ||
    v.input.settings.own?.['sides'] === 'background';
  const sides = v.distinct('side');
  const colors = new Map<string, string>([
    ['上调', v.colors.up],
    ['下调', v.colors.down],
    ['背景', v.colors.neutral],
  ]);
  return {
    frames: [v.frame()],
    x: v.number('x'),
    y: v.names('y', 'class', { text: 'name', order: v.distinct('class') }),
    ...parts(
      v,
      'side',
      sides.map((side) => [side, colors.get(side) ?? v.palette[0]!] as const),
    ),
    ...(sides.length < 2 && { legend: 'none' as const }),
    marks: [
      { mark: 'bars', along: 'y', name: 'class', value: share ? 'percent' : 'count', ink: byLevel, beside: 'dodged' },
    ],
    remarks: ['大类写在文件的 aspect 列，页面右侧的大类条不在代码中'],
  };
};
