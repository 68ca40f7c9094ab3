import { maximum, minimum } from '@panome/analysis/extremes';
import { curveLine, readCurve } from '../../parts/calibration/index.ts';
import { paletteColors, significanceColors } from '../../palette/index.ts';
import type { Drawn, Recipe, View } from '../view.ts';
import { readBubbles } from '../../parts/lipid-bubbles/index.ts';
import { sampled } from '../view.ts';
import { namesOf } from './names.ts';
import { byLevel, byRamp, number, tableFrom, text } from './shapes/index.ts';

function calibration(v: View): Drawn {
  const curve = readCurve(v.input);
  const line = curveLine(curve);
  const [x, y] = curve.log ? ['log_concentration', 'log_response'] : ['concentration', 'response'];
  const steps = curve.log
    ? [
        { do: 'log10' as const, to: x, from: 'concentration' },
        { do: 'log10' as const, to: y, from: 'response' },
      ]
    : [];
  const kinds = v.distinct('kind');
  const axis = (title: string) => ({ kind: 'number' as const, title, ...(curve.log && { power: true }) });
  return {
    frames: [
      v.frame([
        ...steps,
        ...(curve.log
          ? [
              { do: 'finite' as const, column: x },
              { do: 'finite' as const, column: y },
            ]
          : []),
      ]),
      {
        name: 'curve',
        table: tableFrom('curve', [
          number(
            'concentration',
            line.map(([at]) => at),
          ),
          number(
            'response',
            line.map(([, at]) => at),
          ),
        ]),
        steps,
      },
    ],
    x: axis(v.input.settings.xTitle ?? '浓度'),
    y: axis(v.input.settings.yTitle ?? '响应'),
    levels: v.levels('kind', 'point', { order: kinds }),
    marks: [
      { mark: 'line', frame: 'curve', x, y, ink: v.colors.text, width: 1.5 },
      { mark: 'points', x, y, ink: byLevel, size: v.pointSize(), symbols: true },
    ],
    remarks: ['回算偏差见 data.csv 的 deviation 列'],
  };
}

/** Stacked classes of every sample or every group. */
function lipidBars(v: View): Drawn {
  const byGroup = v.column('group') !== undefined;
  const groups = byGroup ? null : v.groups();
  const name = byGroup ? 'group' : 'sample';
  const [from, value] = [
    byGroup ? 'mean' : 'value',
    v.axes.y[0]?.name?.includes('%') ? 'percent' : byGroup ? 'mean' : 'value',
  ];
  const percent = value === 'percent' ? [{ do: 'times' as const, to: 'percent', from, by: 100 }] : [];
  const long = byGroup ? [] : [{ do: 'long' as const, keep: 1, name: 'sample', value: 'value' }];
  const drawnNames = (v.axes.x as readonly { data?: readonly string[] }[]).flatMap(({ data = [] }) => data);
  const columns = byGroup ? v.distinct('group') : v.data.columns.slice(1).map((column) => column.name);
  const order =
    drawnNames.length === columns.length && drawnNames.every((one) => columns.includes(one)) ? drawnNames : columns;
  return {
    frames: [v.frame([...long, ...percent], byGroup ? {} : { wide: 1 }), ...(groups ? [groups] : [])],
    x: { kind: 'names', title: '', column: name, order },
    y: v.number('y'),
    levels: v.levels('class', 'box', { order: v.distinct('class') }),
    marks: [{ mark: 'bars', along: 'x', name, value, ink: byLevel, beside: 'stacked', width: 0.88 }],
  };
}

function lipidBubbles(v: View): Drawn {
  const { classes, compared } = readBubbles(v.input);
  const limit = typeof v.input.settings.own?.['limit'] === 'number' ? v.input.settings.own['limit'] : 2;
  return {
    frames: [v.frame()],
    x: { kind: 'number', title: v.input.settings.xTitle ?? '总碳数' },
    y: { kind: 'number', title: v.input.settings.yTitle ?? '总双键数' },
    ...(compared && {
      ramp: {
        column: 'log2fc',
        title: 'log2 FC',
        colors: sampled(paletteColors(v.input.settings.palette, 'diverging', v.input.theme)),
        min: -limit,
        max: limit,
        missing: v.colors.neutral,
      },
    }),
    panels: {
      column: 'class',
      columns: Math.min(3, classes.length),
      free: true,
      items: classes.map((value) => ({ value, label: value })),
    },
    marks: [
      {
        mark: 'points',
        x: 'carbons',
        y: 'double_bonds',
        ink: compared ? byRamp : v.palette[0]!,
        size: { column: 'amount', least: 4, most: 26, title: '平均量' },
      },
    ],
  };
}

function impact(v: View): Drawn {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const heights = (v.column(p)!.values as Float64Array).map((value) => -Math.log10(value)).filter(Number.isFinite);
  const names = namesOf(v, { id: 'term', x: 'impact', y: 'height' });
  return {
    frames: [v.frame([{ do: 'minusLog10', to: 'height', from: p }]), ...names.frames],
    x: v.number('x'),
    y: v.number('y'),
    ramp: {
      column: 'height',
      title: v.axes.y[0]?.name ?? '',
      colors: sampled(significanceColors(v.input.settings.palette, 'light')),
      min: Math.min(minimum(heights), 0),
      max: Math.max(maximum(heights), 1e-9),
    },
    marks: [
      {
        mark: 'points',
        x: 'impact',
        y: 'height',
        ink: byRamp,
        size: { column: 'overlap', least: 7, most: 28, title: '命中数' },
      },
      ...names.marks,
    ],
  };
}

function qcControl(v: View): Drawn {
  const limits = v.input.tables['limits']!;
  const column = (name: string) => limits.columns.find((one) => one.name === name)!.values;
  const metrics = column('metric') as readonly string[];
  const last = maximum(v.column('place')!.values as Float64Array);
  const lines = metrics.flatMap((metric, at) =>
    ['centre', 'warn_low', 'warn_high', 'act_low', 'act_high'].flatMap((name) => {
      const y = (column(name) as Float64Array)[at]!;
      return Number.isFinite(y) ? [{ metric, y, level: name.startsWith('act') ? '控制限' : '警戒限' }] : [];
    }),
  );
  const drawn = v.input.settings.own?.['samples'] === false ? ['QC'] : ['QC', '样本'];
  const limit = (level: string) => ({
    mark: 'segments' as const,
    frame: 'lines',
    where: { column: 'level', is: [level] },
    from: ['x0', 'y'] as const,
    to: ['x1', 'y'] as const,
    ink: level === '控制限' ? v.colors.up : v.colors.axis,
    width: 1,
  });
  return {
    frames: [
      v.frame(),
      {
        name: 'lines',
        table: tableFrom('lines', [
          text(
            'metric',
            lines.map(({ metric }) => metric),
          ),
          text(
            'level',
            lines.map(({ level }) => level),
          ),
          number(
            'x0',
            lines.map(() => 0),
          ),
          number(
            'x1',
            lines.map(() => last + 1),
          ),
          number(
            'y',
            lines.map(({ y }) => y),
          ),
        ]),
      },
    ],
    x: { kind: 'number', title: v.axes.x.at(-1)?.name ?? '' },
    y: { kind: 'number', title: v.input.settings.yTitle ?? '' },
    levels: v.levels('kind', 'point', { order: drawn.filter((one) => v.distinct('kind').includes(one)) }),
    panels: {
      column: 'metric',
      columns: 1,
      free: true,
      items: metrics.map((value, at) => ({ value, label: (column('title') as readonly string[])[at]! })),
    },
    marks: [
      limit('警戒限'),
      limit('控制限'),
      {
        mark: 'points',
        x: 'place',
        y: 'value',
        ink: byLevel,
        size: v.pointSize(),
        symbols: true,
        where: { column: 'kind', is: drawn },
      },
    ],
    remarks: ['灰线为中心线与警戒限，红线为控制限'],
  };
}

/** Charts of quantified compounds. */
export const metabolicRecipes: Readonly<Record<string, Recipe>> = {
  'calibration-curve': calibration,
  'lipid-class-bar': lipidBars,
  'lipid-bubble': lipidBubbles,
  'pathway-impact': impact,
  'qc-control-chart': qcControl,
};
