import { InputError, type Matrix, type Message } from '../../model/index.ts';
import { concentrationAt, type Curve } from './curves.ts';

export const flags = {
  fine: '范围内',
  lod: '低于检出限',
  loq: '低于定量限',
  low: '低于最低标准点',
  high: '高于最高标准点',
  none: '曲线上没有解',
  missing: '响应缺失',
  curve: '没有曲线',
} as const;
type Flag = keyof typeof flags;

/** Concentrations of the samples, row-major as the matrix of responses. */
export type Quantities = {
  readonly compounds: readonly string[];
  readonly samples: readonly string[];
  readonly response: Float64Array;
  readonly concentration: Float64Array;
  readonly flag: readonly Flag[];
  readonly messages: readonly Message[];
};

/**
 * By their curves, joined by the compound's name.
 * @param internal - Responses of the internal standard, joined by compound and sample.
 * @throws {InputError} When no compound has a curve.
 */
export function quantify(
  curves: readonly Curve[],
  matrix: Matrix,
  internal: Matrix | undefined,
  standardsHaveInternal: boolean,
): Quantities {
  const curveOf = new Map(curves.map((curve) => [curve.compound, curve]));
  const known = matrix.ids.filter((id) => curveOf.has(id));
  if (known.length === 0) {
    throw new InputError([
      {
        code: 'no-compound',
        severity: 'error',
        input: 'matrix',
        what: `样本的响应中没有标准品测定表里的化合物：样本表有“${matrix.ids.slice(0, 3).join('”“')}”，标准品有“${curves
          .slice(0, 3)
          .map(({ compound }) => compound)
          .join('”“')}”`,
        remedy: '请使两个文件中的化合物名一致',
      },
    ]);
  }
  const messages: Message[] = [];
  const others = matrix.ids.filter((id) => !curveOf.has(id));
  if (others.length > 0)
    messages.push({
      level: 'warning',
      text: `${others.length} 个化合物没有标准品，未定量：${others.slice(0, 5).join('、')}${others.length > 5 ? ' 等' : ''}`,
    });
  if (standardsHaveInternal && !internal)
    messages.push({
      level: 'warning',
      text: '标准曲线用了内标而没有样本的内标响应：样本的响应视为已除以内标；不是这样时请提供“样本的内标响应”',
    });
  if (!standardsHaveInternal && internal)
    messages.push({ level: 'warning', text: '标准品没有内标列，样本的内标响应未使用' });
  const width = matrix.samples.length;
  const rowOf = new Map(matrix.ids.map((id, row) => [id, row]));
  const divisor = standardsHaveInternal && internal ? divisors(internal) : () => 1;
  const response = new Float64Array(known.length * width);
  const concentration = new Float64Array(known.length * width);
  const flag = known.flatMap((id, at) =>
    matrix.samples.map((sample, column) => {
      const own = matrix.values[rowOf.get(id)! * width + column]! / divisor(id, sample);
      const curve = curveOf.get(id)!;
      const found = curve.fit ? concentrationAt(curve.fit, own, (curve.low + curve.high) / 2) : Number.NaN;
      response[at * width + column] = own;
      concentration[at * width + column] = found;
      return flagOf(curve, own, found);
    }),
  );
  return { compounds: known, samples: matrix.samples, response, concentration, flag, messages };
}

function flagOf({ fit, high, lod, loq, low }: Curve, response: number, found: number): Flag {
  if (!fit) return 'curve';
  if (Number.isNaN(response)) return 'missing';
  if (Number.isNaN(found)) return 'none';
  if (found > high) return 'high';
  // Without a limit of its own nothing lies below 0.
  if (found < (Number.isNaN(lod) ? 0 : lod)) return 'lod';
  if (found < loq) return 'loq';
  return found < low ? 'low' : 'fine';
}

/**
 * The internal standard of a compound in a sample; `NaN` where there is none above 0. One row only serves every
 * compound.
 */
function divisors(internal: Matrix): (compound: string, sample: string) => number {
  const rows = new Map(internal.ids.map((id, row) => [id, row]));
  const columns = new Map(internal.samples.map((sample, column) => [sample, column]));
  return (compound, sample) => {
    const row = internal.ids.length === 1 ? 0 : rows.get(compound);
    const column = columns.get(sample);
    const value =
      row === undefined || column === undefined ? Number.NaN : internal.values[row * internal.samples.length + column]!;
    return value > 0 ? value : Number.NaN;
  };
}
