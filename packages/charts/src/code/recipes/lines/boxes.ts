import type { Drawn, Recipe, View } from '../../view.ts';
import { boxes, byLevel } from '../shapes/index.ts';

export const stageWords = { before: '填补前', after: '填补后' };

/** Boxes from five columns: both whiskers, both quartiles and the median. */
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

/** Names in the order of the page, whose axis may add words to a name: `对照组 组内`. */
function asDrawn(v: View, names: readonly string[]): readonly string[] {
  const shown = (v.axes.x as readonly { data?: readonly unknown[] }[]).flatMap(({ data = [] }) => data).map(String);
  const place = (name: string): number => shown.findIndex((one) => one === name || one.startsWith(`${name} `));
  return names.toSorted((one, other) => place(one) - place(other));
}

/** The colour that the drawing gives to each box. */
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

export function distributionBox(v: View): Drawn {
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

export function scQc(v: View): Drawn {
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
