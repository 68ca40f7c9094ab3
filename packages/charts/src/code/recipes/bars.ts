import { numericNames } from '../../table/index.ts';
import type { Drawn, Recipe, View } from '../view.ts';
import { namesOf } from './names.ts';
import { bars, byLevel, ownBars, parts } from './shapes.ts';

const valueOf = (v: View, at = 0): string => numericNames(v.data)[at]!;
const ownNumber = (v: View, id: string): number => {
  const spec = v.definition.settings.find((one) => one.id === id);
  const stands = v.input.settings.own?.[id] ?? v.definition.runDefaults?.(v.input.options)[id] ?? spec?.default;
  return typeof stands === 'number' ? stands : 0;
};
const itemColors = (v: View): readonly string[] =>
  v.series.flatMap(({ data = [], type }) =>
    type === 'bar'
      ? data.flatMap((item) => (item as { itemStyle?: { color?: string } } | null)?.itemStyle?.color ?? [])
      : [],
  );

const plain =
  (along: 'x' | 'y', column: string): Recipe =>
  (v) =>
    bars(v, along, { column, value: valueOf(v) });

/** In percent where the axis counts so and the file does not. */
const percents = (v: View, from: string, axis: 'x' | 'y') =>
  v.axes[axis][0]?.name?.includes('%')
    ? { value: 'percent', steps: [{ do: 'times' as const, to: 'percent', from, by: 100 }] }
    : { value: from, steps: [] };

function scree(v: View): Drawn {
  const { steps, value } = percents(v, 'ratio', 'y');
  const cumulative = v.column('cumulative') && v.series.some(({ type }) => type === 'line');
  const made = bars(v, 'x', {
    column: 'component',
    value,
    steps: [
      ...steps,
      ...(cumulative
        ? [{ do: 'times' as const, to: 'sum', from: 'cumulative', by: value === 'percent' ? 100 : 1 }]
        : []),
    ],
  });
  const ink = v.seriesColor(({ type }) => type === 'line', v.palette[1]);
  return {
    ...made,
    marks: [
      ...made.marks,
      ...(cumulative
        ? [
            { mark: 'line' as const, x: 'component', y: 'sum', ink },
            { mark: 'points' as const, x: 'component', y: 'sum', ink, size: v.pointSize() },
          ]
        : []),
    ],
  };
}

function loadings(v: View): Drawn {
  const names = numericNames(v.data);
  if (v.axes.y[0]?.type !== 'category') {
    const said = namesOf(v, { id: 'feature', x: names[0]!, y: names[1] ?? names[0]! });
    return {
      frames: [v.frame(), ...said.frames],
      x: v.number('x'),
      y: v.number('y'),
      marks: [
        {
          mark: 'points',
          x: names[0]!,
          y: names[1] ?? names[0]!,
          ink: v.seriesColor(({ type }) => type === 'scatter'),
          size: v.pointSize(),
        },
        ...said.marks,
      ],
    };
  }
  return {
    ...bars(v, 'y', {
      column: 'feature',
      value: names[0]!,
      ink: byLevel,
      steps: [{ do: 'split', to: 'sign', from: names[0]!, at: 0, below: '负', above: '正' }],
    }),
    ...parts(v, 'sign', [
      ['正', v.colors.up],
      ['负', v.colors.down],
    ]),
    legend: 'none',
  };
}

const histogram =
  (count: string): Recipe =>
  (v) => ({
    frames: [v.frame()],
    x: v.number('x'),
    y: v.number('y'),
    marks: [{ mark: 'rects', x: ['from', 'to'], y: [0, count], ink: v.seriesColor(({ type }) => type === 'bar') }],
  });

function vip(v: View): Drawn {
  const limit = ownNumber(v, 'limit');
  const signed = v.column('p_corr') !== undefined;
  const legend = v.series
    .filter(({ data = [], name, type }) => type === 'scatter' && data.length === 0 && name)
    .map(({ name }) => name!);
  const [up, down] = [legend[0] ?? '达到阈值', legend[1] ?? '较低'];
  const main = v.seriesColor(({ name }) => name === 'VIP');
  return {
    frames: [
      v.frame([
        ...(signed
          ? [{ do: 'split' as const, to: 'kind', from: 'p_corr', at: 0, below: down, above: up }]
          : [{ do: 'set' as const, to: 'kind', value: up }]),
        { do: 'mark', column: 'kind', from: 'vip', at: limit, when: 'below', as: '未达阈值' },
      ]),
    ],
    x: v.number('x'),
    y: v.names('y', 'feature'),
    levels: {
      column: 'kind',
      mark: 'point',
      items: [
        { value: up, label: up, color: signed ? v.colors.up : main, symbol: 'circle' },
        ...(signed ? [{ value: down, label: down, color: v.colors.down, symbol: 'circle' }] : []),
        { value: '未达阈值', label: '未达阈值', color: v.colors.neutral, symbol: 'circle' },
      ],
    },
    ...(!signed && { legend: 'none' as const }),
    marks: [
      { mark: 'segments', from: [0, 'feature'], to: ['vip', 'feature'], ink: byLevel, width: 2 },
      { mark: 'points', x: 'vip', y: 'feature', ink: byLevel, size: v.pointSize() },
    ],
  };
}

function enrichmentBar(v: View): Drawn {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const byCount = !v.axes.x[0]?.name?.includes('log10');
  const cut = ownNumber(v, 'cut') || 0.05;
  const made = bars(v, 'y', {
    column: 'term',
    text: 'name',
    value: byCount ? 'overlap' : 'height',
    ink: byLevel,
    steps: [
      { do: 'minusLog10', to: 'height', from: p },
      { do: 'set', to: 'kind', value: '显著' },
      { do: 'mark', column: 'kind', from: p, at: cut, when: 'not below', as: '不显著' },
    ],
  });
  const main = itemColors(v).find((color) => color !== v.colors.neutral) ?? v.palette[0]!;
  return {
    ...made,
    ...parts(v, 'kind', [
      ['显著', main],
      ['不显著', v.colors.neutral],
    ]),
    legend: 'none',
  };
}

function gseaNes(v: View): Drawn {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const items = v.series.flatMap(({ name, type }) => (type === 'bar' && name ? [name] : []));
  const [high, low, none] = [items[0] ?? '高端富集', items[1] ?? '低端富集', items[2] ?? '不显著'];
  const color = (name: string, fallback: string) => v.seriesColor((one) => one.name === name, fallback);
  const made = bars(v, 'y', {
    column: 'term',
    text: 'name',
    value: 'nes',
    ink: byLevel,
    steps: [
      { do: 'split', to: 'kind', from: 'nes', at: 0, below: low, above: high },
      { do: 'mark', column: 'kind', from: p, at: ownNumber(v, 'cut') || 0.05, when: 'not below', as: none },
    ],
  });
  // The page draws the highest score on top, the file begins with the lowest.
  const order = [...(v.data.columns.find(({ name }) => name === 'term')!.values as readonly string[])];
  const nes = v.column('nes')!.values as Float64Array;
  const sorted = order
    .map((_, at) => at)
    .toSorted((a, b) => nes[b]! - nes[a]!)
    .map((at) => order[at]!);
  return {
    ...made,
    y: v.names('y', 'term', { text: 'name', order: sorted }),
    ...parts(v, 'kind', [
      [high, color(high, v.colors.up)],
      [low, color(low, v.colors.down)],
      [none, v.colors.neutral],
    ]),
  };
}

function lefseBar(v: View): Drawn {
  return {
    ...bars(v, 'y', { column: 'feature', value: 'lda', ink: byLevel, steps: v.blanks('group') }),
    levels: v.levels('group', 'box'),
  };
}

function missingProfile(v: View): Drawn {
  const groups = v.groups();
  const { steps, value } = percents(v, 'missing', 'y');
  if (!groups) return bars(v, 'x', { column: 'sample', value, steps });
  const made = bars(v, 'x', {
    column: 'sample',
    value,
    ink: byLevel,
    steps: [...steps, { do: 'lookup', frame: 'groups', by: 'sample', column: 'group' }],
  });
  return { ...made, frames: [...made.frames, groups], levels: v.levels('group', 'box', { from: groups.table }) };
}

function rsdDistribution(v: View): Drawn {
  const counts = numericNames(v.data).slice(1);
  const from = v.column('from')!.values as Float64Array;
  const width = from.length > 1 ? from[1]! - from[0]! : 1;
  return {
    frames: [
      v.frame([
        { do: 'long', keep: 1, name: 'stage', value: 'count' },
        { do: 'text', to: 'bin', from: 'from' },
      ]),
    ],
    x: { kind: 'names', title: `${v.axes.x[0]?.name ?? 'RSD（%）'}，每格宽 ${width}`, column: 'bin' },
    y: v.number('y'),
    levels: v.levels('stage', 'box', {
      order: counts,
      words: Object.fromEntries(counts.map((name) => [name, v.column(name)!.label.replace('的特征数', '')])),
    }),
    marks: [{ mark: 'bars', along: 'x', name: 'bin', value: 'count', ink: byLevel, beside: 'dodged', width: 0.8 }],
  };
}

function barPlot(v: View): Drawn {
  const filled = v.distinct('fill').some((name) => name !== '');
  const by = filled ? 'fill' : 'x';
  const letters = v.texts('letters').some((name) => name !== '') && v.input.settings.own?.['marks'] === 'letters';
  return {
    frames: [v.frame(v.blanks(by))],
    x: v.names('x', 'x', { order: v.distinct('x') }),
    y: v.number('y'),
    levels: v.levels(by, 'box', { order: v.distinct(by) }),
    ...(!filled && { legend: 'none' as const }),
    marks: [
      {
        mark: 'bars',
        along: 'x',
        name: 'x',
        value: 'mean',
        ink: byLevel,
        width: filled ? 0.8 : 0.6,
        ...(filled && { beside: 'dodged' }),
      },
      {
        mark: 'errors',
        along: 'x',
        name: 'x',
        low: 'low',
        high: 'high',
        ink: v.colors.text,
        ...(filled && { beside: 'dodged' }),
      },
      ...(letters
        ? [
            {
              mark: 'texts' as const,
              x: 'x',
              y: 'high',
              text: 'letters',
              at: 'above' as const,
              ...(filled && { beside: 'dodged' as const }),
            },
          ]
        : []),
    ],
  };
}

function lollipop(v: View): Drawn {
  const grouped = v.distinct('group').some((name) => name !== '');
  const { colors } = v;
  const ink = grouped ? byLevel : v.palette[0]!;
  return {
    frames: [v.frame([...(grouped ? v.blanks('group') : []), { do: 'text', to: 'row', from: 'rank' }])],
    x: { ...v.number('x'), lines: [{ at: 0, color: colors.axis, dashed: false }] },
    y: v.names('y', 'row', { text: 'label' }),
    ...(grouped && { levels: v.levels('group', 'point') }),
    marks: [
      { mark: 'segments', from: [0, 'row'], to: ['value', 'row'], ink, width: 2 },
      { mark: 'points', x: 'value', y: 'row', ink, size: v.input.settings.pointSize ?? 11 },
    ],
  };
}

function composition(v: View): Drawn {
  const groups = v.groups();
  const { steps, value } = v.axes.y[0]?.name?.includes('%')
    ? { value: 'percent', steps: [{ do: 'times' as const, to: 'percent', from: 'value', by: 100 }] }
    : { value: 'value', steps: [] };
  const drawnNames = (v.axes.x as readonly { data?: readonly string[] }[]).flatMap(({ data = [] }) => data);
  if (v.column('mean')) {
    // The groups' means come as rows, not as columns.
    const shares = steps.map((step) => ({ ...step, from: 'mean' }));
    return {
      frames: [v.frame(shares)],
      x: { kind: 'names', title: '', column: 'group', order: drawnNames },
      y: v.number('y'),
      levels: v.levels('taxon', 'box', { order: v.distinct('taxon') }),
      marks: [
        {
          mark: 'bars',
          along: 'x',
          name: 'group',
          value: steps.length > 0 ? value : 'mean',
          ink: byLevel,
          beside: 'stacked',
          width: 0.65,
        },
      ],
    };
  }
  const columns = v.data.columns.slice(1).map(({ name }) => name);
  const split = groups && columns.some((name) => v.scale.levelOf(name) !== '');
  const order =
    split || drawnNames.length !== columns.length
      ? columns.toSorted((a, b) => drawnNames.indexOf(a) - drawnNames.indexOf(b))
      : drawnNames.every((name) => columns.includes(name))
        ? drawnNames
        : columns;
  return {
    frames: [
      v.frame(
        [
          { do: 'long', keep: 1, name: 'sample', value: 'value' },
          ...steps,
          ...(split ? [{ do: 'lookup' as const, frame: 'groups', by: 'sample', column: 'group' }] : []),
        ],
        { wide: 1 },
      ),
      ...(split ? [groups] : []),
    ],
    x: { kind: 'names', title: '', column: 'sample', order },
    y: v.number('y'),
    levels: v.levels('taxon', 'box', { order: v.distinct('taxon') }),
    marks: [{ mark: 'bars', along: 'x', name: 'sample', value, ink: byLevel, beside: 'stacked', width: 0.88 }],
  };
}

function stamp(v: View): Drawn {
  const [reference, test] = ['mean_ref', 'mean_test'];
  const word = (name: string) => v.column(name)!.label.split(' ')[0]!;
  const [means, difference] = ['平均比例（%）', '比例之差（百分点）'];
  return {
    frames: [
      v.frame([{ do: 'set', to: 'panel', value: difference }]),
      {
        name: 'means',
        file: 'data',
        table: v.data,
        steps: [
          { do: 'long', keep: 1, columns: [reference, test], name: 'group', value: 'mean' },
          { do: 'set', to: 'panel', value: means },
        ],
      },
    ],
    x: { kind: 'number', title: '', lines: [] },
    y: v.names('y', 'feature', { title: '' }),
    levels: v.levels('group', 'box', {
      order: [reference, test],
      words: { [reference]: word(reference), [test]: word(test) },
    }),
    panels: {
      column: 'panel',
      columns: 2,
      free: true,
      items: [means, difference].map((value) => ({ value, label: value })),
    },
    marks: [
      {
        mark: 'bars',
        along: 'y',
        frame: 'means',
        name: 'feature',
        value: 'mean',
        ink: byLevel,
        beside: 'dodged',
        width: 0.7,
      },
      { mark: 'errors', along: 'y', name: 'feature', low: 'ci_low', high: 'ci_high', ink: v.colors.text },
      { mark: 'points', x: 'difference', y: 'feature', ink: v.colors.text, size: 7 },
    ],
    remarks: ['校正后 p 在 data.csv 的最后一列'],
  };
}

function waterfall(v: View): Drawn {
  const names = v.series.flatMap(({ name, type }) => (type === 'scatter' && name ? [name] : []));
  const [up, down] = [names[0] ?? '较高', names[1] ?? '较低'];
  const color = (name: string, fallback: string) => v.seriesColor((one) => one.name === name, fallback);
  const made = bars(v, 'y', {
    column: 'feature',
    value: 'lfc',
    ink: byLevel,
    steps: [{ do: 'split', to: 'direction', from: 'lfc', at: 0, below: down, above: up }],
  });
  return {
    ...made,
    ...parts(v, 'direction', [
      [up, color(up, v.colors.up)],
      [down, color(down, v.colors.down)],
    ]),
    marks: [
      ...made.marks,
      { mark: 'errors', along: 'y', name: 'feature', low: 'ci_low', high: 'ci_high', ink: v.colors.text },
    ],
  };
}

function cellComposition(v: View): Drawn {
  const byGroup = v.input.settings.own?.['view'] === 'groups' || !v.column('sample');
  const shares = v.axes.y[0]?.name?.includes('%');
  const value = v.input.settings.own?.['value'] === 'cells' && v.column('cells') ? 'cells' : 'proportion';
  const name = byGroup ? 'group' : 'sample';
  const clusters = v.distinct('cluster');
  return {
    frames: [
      v.frame([
        ...(shares ? [{ do: 'times' as const, to: 'percent', from: value, by: 100 }] : []),
        ...v.blanks('group'),
      ]),
    ],
    x: v.names('x', name, { order: v.ordered(v.distinct(name)) }),
    y: v.number('y'),
    levels: v.levels('cluster', 'box', {
      order: clusters,
      words: Object.fromEntries(clusters.map((one) => [one, /^\d+$/.test(one) ? `簇 ${one}` : one])),
    }),
    marks: [
      {
        mark: 'bars',
        along: 'x',
        name,
        value: shares ? 'percent' : value,
        ink: byLevel,
        beside: 'stacked',
        width: 0.88,
      },
    ],
  };
}

/** Charts of bars. */
export const barRecipes: Readonly<Record<string, Recipe>> = {
  'pca-scree': scree,
  'pca-loadings': loadings,
  'pcoa-eigenvalues': plain('x', 'axis'),
  'p-histogram': histogram('count'),
  'p-histogram-contrasts': histogram('count'),
  importance: plain('y', 'feature'),
  'filter-summary': (v) => {
    const made = bars(v, 'y', { column: 'reason', value: 'count', steps: [{ do: 'text', to: 'said', from: 'count' }] });
    return { ...made, marks: [...made.marks, { mark: 'texts', x: 'count', y: 'reason', text: 'said', at: 'right' }] };
  },
  'missing-profile': missingProfile,
  'rsd-distribution': rsdDistribution,
  'enrichment-bar': enrichmentBar,
  'gsea-nes': gseaNes,
  'lefse-bar': lefseBar,
  'permanova-r2': (v) => ({
    ...ownBars(v, 'y', { column: 'name', value: 'r2' }),
    remarks: ['淡色为不显著（p ≥ 0.05）'],
  }),
  vip,
  'bar-plot': barPlot,
  'lollipop-plot': lollipop,
  'composition-bar': composition,
  'stamp-error-bar': stamp,
  'ancom-bc-waterfall': waterfall,
  'sc-composition-bar': cellComposition,
};
