import { numericNames } from '../../../table/index.ts';
import type { Drawn, View } from '../../view.ts';
import { byLevel, lines, number, tableFrom } from '../shapes/index.ts';

export function survival(v: View): Drawn {
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

export function oob(v: View): Drawn {
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

export function lassoCv(v: View): Drawn {
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

export function lassoPath(v: View): Drawn {
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

/** A ratio on a logarithmic axis with its interval. */
export function hazardRatios(v: View): Drawn {
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
