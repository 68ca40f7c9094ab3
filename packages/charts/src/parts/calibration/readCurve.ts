import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

export const rankSpec = {
  id: 'rank',
  label: '化合物',
  help: '按结果表的次序',
  kind: 'number',
  default: 1,
  min: 1,
  max: 500,
  step: 1,
} as const satisfies SettingSpec;
export const scaleSpec = {
  id: 'scale',
  label: '坐标轴',
  help: '对数刻度下低浓度处看得清；空白与不大于 0 的值只在线性刻度下画出',
  kind: 'choice',
  default: 'log',
  choices: [
    { value: 'log', label: '对数刻度' },
    { value: 'linear', label: '线性刻度' },
  ],
} as const satisfies SettingSpec;

/** One compound: its standards, its samples and the coefficients of its curve. */
export type DrawnCurve = {
  readonly compound: string;
  readonly compounds: readonly string[];
  readonly log: boolean;
  readonly standards: {
    readonly x: Float64Array;
    readonly y: Float64Array;
    readonly accuracy: Float64Array;
    readonly back: Float64Array;
    readonly within: readonly string[];
  };
  readonly samples: {
    readonly names: readonly string[];
    readonly x: Float64Array;
    readonly y: Float64Array;
    readonly flag: readonly string[];
  };
  readonly coefficients: readonly [intercept: number, slope: number, quadratic: number];
  readonly r2: number;
  readonly low: number;
  readonly high: number;
  readonly loq: number;
  readonly weight: string;
  readonly verdict: string;
};

/** The compound that was asked for, or the one of the rank that is set. */
export function readCurve(input: ChartInput): DrawnCurve {
  const [curves, standards, quantities] = [
    tableOf(input, 'curves'),
    tableOf(input, 'standards'),
    tableOf(input, 'quantities'),
  ];
  const compounds = texts(curves, 'compound');
  const asked = input.settings.labels?.find((label) => compounds.includes(label));
  const at =
    asked === undefined
      ? Math.min(compounds.length, Math.round(numberOf(input.settings.own, rankSpec))) - 1
      : compounds.indexOf(asked);
  const compound = compounds[at]!;
  const rowsOf = (names: readonly string[]): number[] =>
    Array.from(names.keys()).filter((row) => names[row] === compound);
  const [own, known] = [rowsOf(texts(standards, 'compound')), rowsOf(texts(quantities, 'compound'))];
  const take = (table: typeof standards, rows: readonly number[], name: string): Float64Array =>
    Float64Array.from(rows, (row) => numbers(table, name)[row]!);
  const figure = (name: string): number => numbers(curves, name)[at]!;
  return {
    compound,
    compounds,
    log: choiceOf(input.settings.own, scaleSpec) === 'log',
    standards: {
      x: take(standards, own, 'concentration'),
      y: take(standards, own, 'response'),
      accuracy: take(standards, own, 'accuracy'),
      back: take(standards, own, 'back'),
      within: own.map((row) => texts(standards, 'within')[row]!),
    },
    samples: {
      names: known.map((row) => texts(quantities, 'sample')[row]!),
      x: take(quantities, known, 'concentration'),
      y: take(quantities, known, 'response'),
      flag: known.map((row) => texts(quantities, 'flag')[row]!),
    },
    coefficients: [figure('intercept'), figure('slope'), figure('quadratic')],
    r2: figure('r2'),
    low: figure('low'),
    high: figure('high'),
    loq: figure('loq'),
    weight: texts(curves, 'weight')[at]!,
    verdict: texts(curves, 'verdict')[at]!,
  };
}

/** Places along the curve within the standards; none when there is no curve. */
export function curveLine({
  coefficients: [a, b, c],
  high,
  log,
  low,
}: DrawnCurve): readonly (readonly [x: number, y: number])[] {
  if (Number.isNaN(a) || Number.isNaN(b)) return [];
  const steps = 80;
  const from = log ? low : 0;
  const places = Array.from({ length: steps + 1 }, (_, i) =>
    log ? low * (high / low) ** (i / steps) : from + ((high - from) * i) / steps,
  );
  return places.map((x) => [x, a + x * (b + c * x)] as const).filter(([, y]) => !log || y > 0);
}
