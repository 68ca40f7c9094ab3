import type { Drawn, View } from '../../view.ts';
import { byLevel } from '../shapes/index.ts';

export function barPlot(v: View): Drawn {
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

export function composition(v: View): Drawn {
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

export function stamp(v: View): Drawn {
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

export function cellComposition(v: View): Drawn {
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
