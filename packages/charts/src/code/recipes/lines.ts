import { numericNames } from '../../table/index.ts';
import type { Mark } from '../figure.ts';
import type { Drawn, Recipe, View } from '../view.ts';
import { boxes, byLevel, cells, lines, number, tableFrom, text } from './shapes.ts';

const stageWords = { before: '填补前', after: '填补后' };

function survival(v: View): Drawn {
  const band = v.input.settings.own?.['band'] !== false;
  return {
    frames: [
      v.frame([
        ...v.blanks('group'),
        { do: 'start', by: 'group', values: { time: 0, survival: 1, ci_low: 1, ci_high: 1, n_censor: 0 } },
        { do: 'split', to: 'censored', from: 'n_censor', at: 0.5, below: '否', above: '是' },
      ]),
    ],
    x: v.number('x'),
    y: v.number('y'),
    levels: v.levels('group', 'line'),
    marks: [
      ...(band
        ? [{ mark: 'area' as const, x: 'time', low: 'ci_low', y: 'ci_high', ink: byLevel, opacity: 0.16, steps: true }]
        : []),
      { mark: 'line', x: 'time', y: 'survival', ink: byLevel, width: 2, steps: true },
      ...(v.input.settings.own?.['censored'] === false
        ? []
        : [
            {
              mark: 'points' as const,
              x: 'time',
              y: 'survival',
              ink: byLevel,
              size: 5,
              where: { column: 'censored', is: ['是'] },
            },
          ]),
    ],
    remarks: ['风险人数在 data.csv 的 n_risk 列；短竖线处（这里是圆点）有删失'],
  };
}

function oob(v: View): Drawn {
  const drawn = numericNames(v.data).slice(1);
  const shown = v.input.settings.own?.['groups'] === false ? ['oob'] : drawn;
  const words = Object.fromEntries(shown.map((name) => [name, name === 'oob' ? '全部样本' : v.column(name)!.label]));
  return lines(v, {
    x: 'trees',
    y: 'percent',
    by: 'kind',
    order: shown,
    words,
    steps: [
      { do: 'long', keep: 1, columns: shown, name: 'kind', value: 'value' },
      { do: 'times', to: 'percent', from: 'value', by: 100 },
    ],
  });
}

function lassoCv(v: View): Drawn {
  const [scatter, error] = [
    v.seriesColor(({ name }) => name === '交叉验证误差'),
    v.seriesColor(({ name }) => name === '标准误', v.colors.axis),
  ];
  const chosen = v.distinct('choice').filter((name) => /λ|min|se/i.test(name));
  const column = (name: string) => v.column(name)!.values as Float64Array;
  const ends = (sign: number) =>
    Float64Array.from(column('cv_mean'), (value, at) => value + sign * column('cv_se')[at]!);
  const band = tableFrom('errors', [
    number('lambda', column('lambda')),
    number('low', ends(-1)),
    number('high', ends(1)),
  ]);
  return {
    frames: [
      v.frame([
        { do: 'log10', to: 'log', from: 'lambda' },
        { do: 'times', to: 'place', from: 'log', by: -1 },
      ]),
      {
        name: 'errors',
        table: band,
        steps: [
          { do: 'log10', to: 'log', from: 'lambda' },
          { do: 'times', to: 'place', from: 'log', by: -1 },
        ],
      },
    ],
    x: v.number('x'),
    y: v.number('y'),
    marks: [
      { mark: 'segments', frame: 'errors', from: ['place', 'low'], to: ['place', 'high'], ink: error },
      { mark: 'points', x: 'place', y: 'cv_mean', ink: scatter, size: v.pointSize() },
      ...(chosen.length > 0
        ? [
            {
              mark: 'points' as const,
              x: 'place',
              y: 'cv_mean',
              ink: v.palette[1]!,
              size: v.pointSize() + 4,
              where: { column: 'choice', is: chosen },
            },
          ]
        : []),
    ],
    remarks: ['errors.csv 为均值加减标准误；虚线为 λ.min 与 λ.1se'],
  };
}

function lassoPath(v: View): Drawn {
  const order = v.distinct('feature');
  const named = (v.drawing.option.legend as { data?: readonly unknown[] } | undefined)?.data ?? order;
  const made = lines(v, {
    x: 'place',
    y: 'coefficient',
    by: 'feature',
    order,
    width: 1.6,
    steps: [
      { do: 'log10', to: 'log', from: 'lambda' },
      { do: 'times', to: 'place', from: 'log', by: -1 },
    ],
  });
  const relative = v.input.settings.own?.['unit'] === 'relative';
  const { max, min, ...free } = v.number('y');
  return {
    ...made,
    y: relative ? { ...free, title: '系数' } : { ...free, min, max },
    levels: { ...made.levels!, items: made.levels!.items.slice(0, Math.max(1, named.length)) },
  };
}

function rsdCumulative(v: View): Drawn {
  const shares = numericNames(v.data).slice(1);
  return lines(v, {
    x: 'rsd',
    y: 'share',
    by: 'stage',
    order: shares,
    words: Object.fromEntries(shares.map((name) => [name, v.column(name)!.label.replace(/的累计比例.*$/, '')])),
    steps: [{ do: 'long', keep: 1, name: 'stage', value: 'share' }],
  });
}

/** A line a sample, in the colours of the groups. */
const bySample =
  (name: string, x: string, y: string): Recipe =>
  (v) => {
    const groups = v.groups();
    const known = groups && v.distinct(name).some((sample) => v.scale.levelOf(sample) !== '');
    if (!known) return lines(v, { x, y, by: name, order: v.distinct(name) });
    return {
      frames: [
        v.frame([{ do: 'lookup', frame: 'groups', by: name, column: 'group' }]),
        {
          ...groups,
          table: { ...groups.table, columns: [{ ...groups.table.columns[0]!, name }, groups.table.columns[1]!] },
        },
      ],
      x: v.number('x'),
      y: v.number('y'),
      levels: v.levels('group', 'line', { from: groups.table }),
      marks: [{ mark: 'line', x, y, ink: byLevel, group: name, width: 1.4 }],
    };
  };

function linePlot(v: View): Drawn {
  const numeric = v.axes.x[0]?.type !== 'category';
  const band = v.input.settings.own?.['error_form'] === 'band';
  const x = numeric ? 'position' : 'x';
  const one = v.distinct('group').every((name) => name === '');
  const error: Mark = band
    ? { mark: 'area', x, low: 'low', y: 'high', ink: byLevel }
    : { mark: 'errors', along: 'x', name: x, low: 'low', high: 'high', ink: byLevel };
  return {
    frames: [v.frame(v.blanks('group'))],
    x: numeric ? v.number('x') : v.names('x', 'x', { order: v.distinct('x') }),
    y: v.number('y'),
    levels: v.levels('group', 'line', { order: v.ordered(v.distinct('group')) }),
    ...(one && { legend: 'none' as const }),
    marks: [
      ...(v.input.settings.own?.['error_form'] === 'none' ? [] : [error]),
      { mark: 'line', x, y: 'mean', ink: byLevel, width: 2 },
      { mark: 'points', x, y: 'mean', ink: byLevel, size: v.pointSize() },
    ],
  };
}

function gseaRunning(v: View): Drawn {
  const y = v.number('y');
  const [low, high] = [y.min ?? -1, y.max ?? 1];
  const foot = low - (high - low) * 0.08;
  return {
    frames: [
      v.frame([
        { do: 'set', to: 'rug_low', value: foot },
        { do: 'set', to: 'rug_high', value: low },
        { do: 'split', to: 'is_hit', from: 'hit', at: 0.5, below: '否', above: '是' },
      ]),
    ],
    x: { ...v.number('x', Math.max(0, v.axes.x.length - 1)), lines: [] },
    y: { ...y, min: foot, max: high, lines: [{ at: 0, color: v.colors.axis, dashed: false }] },
    levels: v.levels('term', 'line'),
    marks: [
      { mark: 'line', x: 'position', y: 'running', ink: byLevel, width: 1.8 },
      {
        mark: 'segments',
        where: { column: 'is_hit', is: ['是'] },
        from: ['position', 'rug_low'],
        to: ['position', 'rug_high'],
        ink: byLevel,
        width: 0.8,
      },
    ],
    remarks: ['图下方的短竖线为命中的位置；全部名称的得分见结果表 ranking'],
  };
}

function clusterProfiles(v: View): Drawn {
  const { clusters, profiles } = v.input.tables as Record<
    string,
    { columns: readonly { name: string; values: Float64Array | readonly string[] }[] }
  >;
  const names = v.data.columns.slice(2).map(({ name }) => name);
  const items = v.distinct('cluster').map((value) => ({ value, label: `类 ${value}` }));
  const column = (table: typeof clusters, name: string) =>
    table?.columns.find((one) => one.name === name)?.values ?? [];
  const members = tableFrom('members', [
    text('id', column(profiles, 'id') as readonly string[]),
    number('cluster', column(clusters, 'cluster') as Float64Array),
    ...names.map((name) => number(name, column(profiles, name) as Float64Array)),
  ]);
  const long = (keep: number) => ({ do: 'long' as const, keep, columns: names, name: 'column', value: 'value' });
  const own = v.palette;
  return {
    frames: [
      v.frame([long(2), { do: 'text', to: 'class', from: 'cluster' }]),
      { name: 'members', table: members, steps: [long(2), { do: 'text', to: 'class', from: 'cluster' }] },
    ],
    x: { kind: 'names', title: '', column: 'column', order: names },
    y: {
      kind: 'number',
      title: v.input.settings.yTitle ?? (v.input.options['scale'] === 'none' ? '数值' : '标准化值'),
    },
    levels: {
      column: 'class',
      mark: 'line',
      items: items.map(({ label, value }, at) => ({ value, label, color: own[at % own.length]!, symbol: 'circle' })),
    },
    legend: 'none',
    panels: { column: 'class', columns: Math.min(4, items.length), free: false, items },
    marks: [
      { mark: 'line', frame: 'members', x: 'column', y: 'value', group: 'id', ink: byLevel, width: 0.7, opacity: 0.3 },
      { mark: 'line', x: 'column', y: 'value', ink: byLevel, width: 2.6 },
    ],
  };
}

/** Five numbers a box. */
export const summaries =
  (name: string, five: readonly [string, string, string, string, string], by = name): Recipe =>
  (v) => {
    const order = asDrawn(v, v.distinct(name));
    return {
      frames: [v.frame([...(by === name ? [] : v.blanks(by))])],
      x: v.names('x', name, { order }),
      y: v.number('y'),
      levels: v.levels(by, 'box', by === name ? { order } : {}),
      ...(by === name && { legend: 'none' as const }),
      marks: [{ mark: 'summaries', name, five, ink: byLevel }],
    };
  };

/** Names in the order in which the page draws them, where it may say more than the name: `对照组 组内`. */
function asDrawn(v: View, names: readonly string[]): readonly string[] {
  const shown = (v.axes.x as readonly { data?: readonly unknown[] }[]).flatMap(({ data = [] }) => data).map(String);
  const place = (name: string): number => shown.findIndex((one) => one === name || one.startsWith(`${name} `));
  return names.toSorted((one, other) => place(one) - place(other));
}

/** Colours of boxes that stand in the drawing one by one. */
export const ownColors =
  (recipe: Recipe): Recipe =>
  (v) => {
    const made = recipe(v);
    const drawn = v.series
      .filter(({ type }) => type === 'boxplot')
      .flatMap(({ data = [] }) =>
        data.map((item) => (item as { itemStyle?: { borderColor?: string; color?: string } }).itemStyle?.borderColor),
      );
    return {
      ...made,
      levels: {
        ...made.levels!,
        items: made.levels!.items.map((item, at) => ({
          ...item,
          color: /^#[0-9a-f]{6}$/i.test(drawn[at] ?? '') ? drawn[at]! : item.color,
        })),
      },
    };
  };

function distributionBox(v: View): Drawn {
  const groups = v.groups();
  const by = groups ? 'group' : 'stage';
  const stages = v.distinct('stage');
  return {
    frames: [
      v.frame(groups ? [{ do: 'lookup', frame: 'groups', by: 'sample', column: 'group' }] : []),
      ...(groups ? [groups] : []),
    ],
    x: v.names('x', 'sample', { order: v.distinct('sample') }),
    y: { kind: 'number', title: v.axes.y[0]?.name ?? '' },
    levels: v.levels(by, 'box', groups ? { from: groups.table } : {}),
    ...(!groups && { legend: 'none' as const }),
    panels: {
      column: 'stage',
      columns: 1,
      free: true,
      items: stages.map((value) => ({
        value,
        label: ({ before: '处理前', after: '处理后' } as Record<string, string>)[value] ?? value,
      })),
    },
    marks: [{ mark: 'summaries', name: 'sample', five: ['min', 'q1', 'median', 'q3', 'max'], ink: byLevel }],
  };
}

export function groupBox(v: View): Drawn {
  const features = v.distinct('feature');
  const made = boxes(v, 'group', 'value');
  return {
    ...made,
    y: { kind: 'number', title: v.axes.y.find(({ name }) => name)?.name ?? '' },
    panels: {
      column: 'feature',
      columns: Math.min(3, features.length),
      free: true,
      items: features.map((value) => ({ value, label: value })),
    },
  };
}

function scQc(v: View): Drawn {
  const measures = [
    ['counts', '总计数'],
    ['genes', '基因数'],
    ['mito_share', '线粒体占比'],
  ].filter(([name]) => v.column(name!)) as [string, string][];
  const levels = v.levels('group', 'box');
  const keep = v.data.columns.findIndex(({ name }) => name === measures[0]![0]);
  return {
    frames: [
      v.frame([
        ...v.blanks('group'),
        { do: 'long', keep, columns: measures.map(([name]) => name), name: 'measure', value: 'value' },
      ]),
    ],
    x: { kind: 'names', title: '', column: 'group', order: levels.items.map(({ value }) => value) },
    y: { kind: 'number', title: '' },
    levels,
    legend: 'none',
    panels: {
      column: 'measure',
      columns: measures.length,
      free: true,
      items: measures.map(([value, label]) => ({ value, label })),
    },
    marks: [
      { mark: 'violins', name: 'group', value: 'value', ink: byLevel },
      ...(v.input.settings.own?.['points'] === false
        ? []
        : [{ mark: 'points' as const, x: 'group', y: 'value', ink: byLevel, size: 2.5, jitter: 0.15, opacity: 0.6 }]),
    ],
  };
}

/** A ratio on a logarithmic axis with its interval. */
function hazardRatios(v: View): Drawn {
  const steps = ['hr', 'ci_low', 'ci_high'].map((from) => ({ do: 'log10' as const, to: `log_${from}`, from }));
  return {
    frames: [v.frame(steps)],
    x: { ...v.number('x'), power: true, lines: [{ at: 0, color: v.colors.axis, dashed: true }] },
    y: v.names('y', 'term'),
    marks: [
      {
        mark: 'errors',
        along: 'y',
        name: 'term',
        low: 'log_ci_low',
        high: 'log_ci_high',
        ink: v.colors.text,
        caps: false,
      },
      { mark: 'points', x: 'log_hr', y: 'term', ink: v.palette[0]!, size: 10 },
    ],
  };
}

function dendrogram(v: View): Drawn {
  const path = v.series.find(({ data = [], type }) => type === 'line' && data.length > 0)?.data ?? [];
  const spots = path.map((item) =>
    Array.isArray(item) ? (item as number[]) : ((item as { value?: number[] } | null)?.value ?? null),
  );
  const pieces = spots.flatMap((spot, at) =>
    spot &&
    spots[at + 1] &&
    spot.every((n) => typeof n === 'number') &&
    spots[at + 1]!.every((n) => typeof n === 'number')
      ? [[spot[0]! + 1, spot[1]!, spots[at + 1]![0]! + 1, spots[at + 1]![1]!]]
      : [],
  );
  const grouped = v.column('group') !== undefined;
  const most = Math.max(...pieces.map((piece) => piece[3]!), 1e-12);
  return {
    frames: [
      v.frame([{ do: 'set', to: 'foot', value: -most * 0.04 }, ...(grouped ? v.blanks('group') : [])]),
      {
        name: 'tree',
        table: tableFrom(
          'tree',
          ['x0', 'y0', 'x1', 'y1'].map((name, at) =>
            number(
              name,
              pieces.map((piece) => piece[at]!),
            ),
          ),
        ),
      },
    ],
    x: v.names('x', 'id', { order: v.distinct('id') }),
    y: { kind: 'number', title: v.axes.y[0]?.name ?? '' },
    ...(grouped && { levels: v.levels('group', 'point') }),
    marks: [
      { mark: 'points', x: 'id', y: 'foot', ink: grouped ? byLevel : v.colors.text, size: grouped ? 7 : 2 },
      { mark: 'segments', frame: 'tree', from: ['x0', 'y0'], to: ['x1', 'y1'], ink: v.colors.text, width: 1.1 },
    ],
  };
}

const density =
  (order: readonly string[], words: Readonly<Record<string, string>>): Recipe =>
  (v) => {
    const made = lines(v, {
      x: 'x',
      y: 'y',
      by: 'stage',
      order: order.filter((name) => v.distinct('stage').includes(name)),
      words,
    });
    return { ...made, marks: [{ mark: 'area', x: 'x', y: 'y', ink: byLevel, opacity: 0.15 }, ...made.marks] };
  };

const matrix =
  (title: string): Recipe =>
  (v) =>
    cells(v, title);

/** Charts of lines, boxes and cells. */
export const lineRecipes: Readonly<Record<string, Recipe>> = {
  'roc-curve': (v) =>
    lines(v, { x: 'fpr', y: 'tpr', by: 'feature', width: 2, below: [{ mark: 'diagonal', ink: v.colors.axis }] }),
  'oob-error': oob,
  'lasso-cv': lassoCv,
  'lasso-path': lassoPath,
  'survival-curve': survival,
  'impute-density': density(['before', 'after'], stageWords),
  'rsd-cumulative': rsdCumulative,
  'rarefaction-curve': bySample('sample', 'depth', 'expected'),
  'distribution-density': bySample('name', 'x', 'y'),
  'line-plot': linePlot,
  'gsea-running': gseaRunning,
  'cluster-profiles': clusterProfiles,
  'alpha-box': (v) => boxes(v, 'group', numericNames(v.data)[0]!),
  'permdisp-box': (v) => boxes(v, 'group', 'distance'),
  'group-box': groupBox,
  'beta-box': ownColors(summaries('pairs', ['low', 'q1', 'median', 'q3', 'high'])),
  'anosim-ranks': ownColors(summaries('class', ['min', 'q1', 'median', 'q3', 'max'])),
  'distribution-violin': (v) => ({
    ...summaries('name', ['lower', 'q1', 'median', 'q3', 'upper'], 'group')(v),
    remarks: ['data.csv 只有各分布的汇总，所以画成箱线图'],
  }),
  'distribution-box': distributionBox,
  'sc-qc': scQc,
  'hazard-ratios': hazardRatios,
  dendrogram,
  heatmap: matrix('数值'),
  'correlation-heatmap': matrix('r'),
  'network-adjacency': matrix('r'),
  'beta-heatmap': matrix('距离'),
  'missing-map': matrix('缺失'),
};
