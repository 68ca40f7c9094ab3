import { paletteColors, significanceColors } from '../../palette/index.ts';
import type { Step } from '../figure.ts';
import { sampled } from '../view.ts';
import type { Recipe, View } from '../view.ts';
import { drawn } from './drawn.ts';
import { namesOf } from './names.ts';
import { bars, byLevel, byRamp, number, parts, tableFrom, text } from './shapes.ts';

const daLollipop: Recipe = (v) => {
  const scores = v.column('da_score')!.values as Float64Array;
  const bound = scores.reduce((most, score) => Math.max(most, Math.abs(score)), 0.1);
  // The file begins with the lowest score, which stands at the bottom.
  const order = v.texts('term').toReversed();
  return {
    frames: [v.frame()],
    x: v.number('x'),
    y: v.names('y', 'term', { text: 'name', order }),
    ramp: {
      column: 'da_score',
      title: 'DA 得分',
      min: -bound,
      max: bound,
      colors: sampled(paletteColors(v.input.settings.palette, 'diverging', 'light')),
    },
    marks: [
      { mark: 'segments', from: [0, 'term'], to: ['da_score', 'term'], ink: v.colors.neutral, width: 2 },
      {
        mark: 'points',
        x: 'da_score',
        y: 'term',
        ink: byRamp,
        size: { column: 'measured', least: 6, most: 16, title: '测到的特征数' },
      },
    ],
  };
};

const upDownBars: Recipe = (v) => ({
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

const upDownEnrichment: Recipe = (v) => {
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

/** The columns from the left, as the axis names them. */
const sidesOf = (v: View): readonly string[] =>
  ((v.axes.x[0] as { readonly data?: readonly string[] } | undefined)?.data ?? v.distinct('side')).filter((side) =>
    v.texts('side').includes(side),
  );

const sidesBubble: Recipe = (v) => {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const heights = Array.from(v.column(p)!.values as Float64Array, (value) => -Math.log10(value)).filter(
    Number.isFinite,
  );
  const [low, high] = [Math.min(...heights, Infinity), Math.max(...heights, -Infinity)];
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

/** Both omics as bars on two sides, in the order of the file from the bottom. */
const jointBars: Recipe = (v) => {
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

const jointScatter: Recipe = (v) => {
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
const classBars: Recipe = (v) => {
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

/** The densities of the file as outlines, each from its own line upwards. */
const gseaRidge: Recipe = (v) => {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const [terms, score, density, raw] = [
    v.texts('term'),
    v.column('score')!.values as Float64Array,
    v.column('density')!.values as Float64Array,
    v.column(p)!.values as Float64Array,
  ];
  const order = v.distinct('term');
  const nameOf = new Map(terms.map((term, row) => [term, v.texts('name')[row]!]));
  const peak = density.reduce((most, value) => Math.max(most, value), 1e-300);
  const rows = order.flatMap((term, at) => {
    const own = [...terms.keys()].filter((row) => terms[row] === term);
    const foot = order.length - at;
    const height = -Math.log10(Math.max(raw[own[0]!]!, 1e-300));
    return [
      { term, x: score[own[0]!]!, y: foot, height },
      ...own.map((row) => ({ term, x: score[row]!, y: foot + (1.8 * density[row]!) / peak, height })),
      { term, x: score[own.at(-1)!]!, y: foot, height },
    ];
  });
  const heights = rows.map(({ height }) => height);
  const [low, high] = [Math.min(...heights, Infinity), Math.max(...heights, -Infinity)];
  const ramp = significanceColors(v.input.settings.palette, 'light');
  const fills = heights.map(
    (height) => ramp[high > low ? Math.round(((height - low) / (high - low)) * (ramp.length - 1)) : ramp.length - 1]!,
  );
  return {
    frames: [
      v.frame(),
      {
        name: 'ridges',
        table: tableFrom('ridges', [
          text(
            'term',
            rows.map(({ term }) => term),
          ),
          number(
            'x',
            rows.map(({ x }) => x),
          ),
          number(
            'y',
            rows.map(({ y }) => y),
          ),
          text('fill', fills),
        ]),
      },
    ],
    x: {
      kind: 'number',
      title: v.axes.x[0]?.name ?? '排序得分',
      lines: [{ at: 0, color: v.colors.axis, dashed: true }],
    },
    y: {
      kind: 'number',
      title: '',
      min: 0.8,
      max: order.length + 2,
      ticks: order.map((term, at) => ({ at: order.length - at, text: nameOf.get(term)! })),
    },
    marks: [
      {
        mark: 'polygons',
        frame: 'ridges',
        x: 'x',
        y: 'y',
        group: 'term',
        ink: { column: 'fill' },
        opacity: 0.82,
        edge: v.colors.text,
      },
    ],
    remarks: ['颜色按 P 值，与页面相同，写在 ridges.csv 的 fill 列'],
  };
};

const qeaBars: Recipe = (v) => {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const heights = Array.from(v.column(p)!.values as Float64Array, (value) => -Math.log10(value)).filter(
    Number.isFinite,
  );
  const [low, high] = [Math.min(...heights, Infinity), Math.max(...heights, -Infinity)];
  const made = bars(v, 'y', {
    column: 'term',
    text: 'name',
    value: 'fold',
    steps: [{ do: 'minusLog10', to: 'height', from: p }],
  });
  return {
    ...made,
    marks: [{ mark: 'bars', along: 'y', name: 'term', value: 'fold', ink: byRamp }],
    ramp: {
      column: 'height',
      title: p === 'p_adj' ? '−log10 校正后 P' : '−log10 P',
      min: low < high ? low : 0,
      max: low < high ? high : Math.max(1, high),
      colors: sampled(significanceColors(v.input.settings.palette, 'light')),
    },
  };
};

const kseaBars: Recipe = (v) => {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const cut = v.input.settings.own?.['cut'];
  const color = (name: string, fallback: string): string => v.seriesColor((one) => one.name === name, fallback);
  const made = bars(v, 'y', {
    column: 'term',
    text: 'name',
    value: 'z',
    ink: byLevel,
    steps: [
      { do: 'split', to: 'kind', from: 'z', at: 0, below: '活性降低', above: '活性升高' },
      {
        do: 'mark',
        column: 'kind',
        from: p,
        at: typeof cut === 'number' ? cut : 0.05,
        when: 'not below',
        as: '不显著',
      },
    ],
  });
  // The page draws the highest score on top, the file begins with the lowest.
  return {
    ...made,
    y: v.names('y', 'term', { text: 'name', order: v.texts('term').toReversed() }),
    ...parts(v, 'kind', [
      ['活性升高', color('活性升高', v.colors.up)],
      ['活性降低', color('活性降低', v.colors.down)],
      ['不显著', v.colors.neutral],
    ]),
  };
};

type Node = { readonly x: number; readonly y: number; readonly name: string };
/** The colours of the terms, by the names of the file. */
const termLevels = (v: View) => v.levels('name', 'point', { order: v.distinct('name') });

/** The bands and arcs as the page places them, and what the colours mean. */
const chord: Recipe = (v) => {
  const made = drawn(v);
  const spots = made.frames.find(({ name }) => name === 'outlines')?.table;
  const names = v.distinct('name');
  if (!spots || spots.rows === 0) return made;
  // The legend needs a mark of each term: a point that lies under the bands.
  const first = (column: string): readonly number[] =>
    names.map(() => (spots.columns.find(({ name }) => name === column)!.values as Float64Array)[0]!);
  return {
    ...made,
    legend: v.input.settings.legend ?? 'right',
    levels: termLevels(v),
    frames: [
      ...made.frames,
      {
        name: 'terms',
        table: tableFrom('terms', [text('name', names), number('x', first('x')), number('y', first('y'))]),
      },
    ],
    marks: [
      { mark: 'points', frame: 'terms', x: 'x', y: 'y', ink: byLevel, size: 4 },
      ...made.marks.map((mark) => (mark.mark === 'texts' ? { ...mark, size: 7 } : mark)),
    ],
  };
};

const rim = (
  values: readonly number[],
  before: number,
  after: number,
): { readonly min?: number; readonly max?: number } => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high > low ? { min: low - before * (high - low), max: high + after * (high - low) } : {};
};

/** Nodes where the page places them; the features with their names, the terms in the legend. */
const cnet: Recipe = (v) => {
  const nodesOf = (match: (name: string) => boolean): Node[] =>
    v.series.flatMap(({ data = [], name = '', type }) =>
      type !== 'scatter' || !match(name)
        ? []
        : data.flatMap((item) => {
            const value = (item as { readonly value?: readonly unknown[] }).value;
            return value ? [{ x: Number(value[0]), y: Number(value[1]), name: String(value[3]) }] : [];
          }),
    );
  const features = nodesOf((name) => name === '特征');
  const terms = nodesOf((name) => name !== '特征');
  const find = (list: readonly Node[], name: string): Node =>
    list.find((node) => node.name === name) ??
    list.find((node) => node.name.startsWith(`${name} (`)) ?? { x: Number.NaN, y: Number.NaN, name };
  const [ends, starts] = [
    v.texts('feature').map((name) => find(features, name)),
    v.texts('name').map((name) => find(terms, name)),
  ];
  const places = (list: readonly Node[]) => [
    number(
      'x',
      list.map(({ x }) => x),
    ),
    number(
      'y',
      list.map(({ y }) => y),
    ),
  ];
  const scores = v.column('score')?.values as Float64Array | undefined;
  const scoreOf = new Map(v.texts('feature').map((name, row) => [name, scores?.[row] ?? 0]));
  const signOf = ({ name }: Node): string => {
    const score = scoreOf.get(name) ?? 0;
    return score > 0 ? 'up' : score < 0 ? 'down' : 'none';
  };
  const signs = (
    [
      ['up', v.colors.up],
      ['down', v.colors.down],
      ['none', v.colors.neutral],
    ] as const
  ).filter(([sign]) => features.some((node) => signOf(node) === sign));
  return {
    frames: [
      v.frame(),
      {
        name: 'links',
        table: tableFrom('links', [
          text('name', v.texts('name')),
          number(
            'x0',
            starts.map(({ x }) => x),
          ),
          number(
            'y0',
            starts.map(({ y }) => y),
          ),
          number(
            'x1',
            ends.map(({ x }) => x),
          ),
          number(
            'y1',
            ends.map(({ y }) => y),
          ),
        ]),
      },
      {
        name: 'terms',
        table: tableFrom('terms', [
          text(
            'name',
            terms.map(({ name }) => name),
          ),
          ...places(terms),
        ]),
      },
      {
        name: 'features',
        table: tableFrom('features', [
          text(
            'feature',
            features.map(({ name }) => name),
          ),
          ...places(features),
          text('sign', features.map(signOf)),
        ]),
      },
    ],
    // Names stand on the right of their nodes.
    x: {
      kind: 'number',
      title: '',
      hidden: true,
      ...rim(
        [...terms, ...features].map(({ x }) => x),
        0.05,
        0.16,
      ),
    },
    y: {
      kind: 'number',
      title: '',
      hidden: true,
      ...rim(
        [...terms, ...features].map(({ y }) => y),
        0.05,
        0.05,
      ),
    },
    levels: termLevels(v),
    marks: [
      { mark: 'segments', frame: 'links', from: ['x0', 'y0'], to: ['x1', 'y1'], ink: byLevel, width: 1, opacity: 0.5 },
      ...signs.map(([sign, ink]) => ({
        mark: 'points' as const,
        frame: 'features',
        where: { column: 'sign', is: [sign] },
        x: 'x',
        y: 'y',
        ink,
        size: 7,
      })),
      { mark: 'points', frame: 'terms', x: 'x', y: 'y', ink: byLevel, size: 20 },
      { mark: 'texts', frame: 'features', x: 'x', y: 'y', text: 'feature', at: 'right', size: 8 },
    ],
    remarks: ['节点的位置由平台排布，写在 terms.csv 与 features.csv 中'],
  };
};

/** Charts of enrichment that say a direction, or which features are behind a term. */
export const enrichmentRecipes: Readonly<Record<string, Recipe>> = {
  'da-lollipop': daLollipop,
  'up-down-bars': upDownBars,
  'enrichment-up-down': upDownEnrichment,
  'enrichment-sides': sidesBubble,
  'joint-bubble': sidesBubble,
  'joint-bars': jointBars,
  'joint-scatter': jointScatter,
  'ksea-bars': kseaBars,
  'enrichment-chord': chord,
  'enrichment-cnet': cnet,
  'enrichment-dag': drawn,
  'class-bars': classBars,
  'gsea-ridge': gseaRidge,
  'qea-bars': qeaBars,
};
