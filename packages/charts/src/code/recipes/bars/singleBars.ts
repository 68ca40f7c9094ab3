import { numericNames } from '../../../table/index.ts';
import type { Drawn, Recipe, View } from '../../view.ts';
import { namesOf } from '../names.ts';
import { bars, byLevel, parts } from '../shapes/index.ts';

const valueOf = (v: View, at = 0): string => numericNames(v.data)[at]!;
export const ownNumber = (v: View, id: string): number => {
  const spec = v.definition.settings.find((one) => one.id === id);
  const stands = v.input.settings.own?.[id] ?? v.definition.runDefaults?.(v.input.options)[id] ?? spec?.default;
  return typeof stands === 'number' ? stands : 0;
};
export const itemColors = (v: View): readonly string[] =>
  v.series.flatMap(({ data = [], type }) =>
    type === 'bar'
      ? data.flatMap((item) => (item as { itemStyle?: { color?: string } } | null)?.itemStyle?.color ?? [])
      : [],
  );

export const plain =
  (along: 'x' | 'y', column: string): Recipe =>
  (v) =>
    bars(v, along, { column, value: valueOf(v) });

/** Converts to percent when the axis is in percent and the file is not. */
const percents = (v: View, from: string, axis: 'x' | 'y') =>
  v.axes[axis][0]?.name?.includes('%')
    ? { value: 'percent', steps: [{ do: 'times' as const, to: 'percent', from, by: 100 }] }
    : { value: from, steps: [] };

export function scree(v: View): Drawn {
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

export function loadings(v: View): Drawn {
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

export const histogram =
  (count: string): Recipe =>
  (v) => ({
    frames: [v.frame()],
    x: v.number('x'),
    y: v.number('y'),
    marks: [{ mark: 'rects', x: ['from', 'to'], y: [0, count], ink: v.seriesColor(({ type }) => type === 'bar') }],
  });

export function vip(v: View): Drawn {
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

export function missingProfile(v: View): Drawn {
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

export function rsdDistribution(v: View): Drawn {
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
