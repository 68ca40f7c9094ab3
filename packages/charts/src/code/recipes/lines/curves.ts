import { numericNames } from '../../../table/index.ts';
import type { Mark } from '../../figure.ts';
import type { Drawn, Recipe, View } from '../../view.ts';
import { byLevel, lines, number, tableFrom, text } from '../shapes/index.ts';

export function rsdCumulative(v: View): Drawn {
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

/** One line per sample, in the colours of the groups. */
export const bySample =
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

export function linePlot(v: View): Drawn {
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

export function gseaRunning(v: View): Drawn {
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

export function clusterProfiles(v: View): Drawn {
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

export const density =
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
