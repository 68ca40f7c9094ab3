import { InputError } from '../../model/index.ts';
import type { Environment } from '../../model/index.ts';
import { shuffles } from '../../permutations/index.ts';
import { fitVector } from './fits.ts';
import type { Vector } from './resultTables.ts';

/**
 * Each environmental variable as a direction in the ordination; `NaN` where fewer than `least` samples have a value.
 *
 * @param shared - Places of the samples of both tables: `left` in the community, `right` in the environment.
 */
export function fittedVectors(
  env: Environment,
  { left, right }: { readonly left: readonly number[]; readonly right: readonly number[] },
  {
    least,
    permutations,
    pick,
    seed,
  }: {
    readonly least: number;
    readonly permutations: number;
    /** The axes of some samples of the community. */
    readonly pick: (kept: readonly number[]) => Float64Array[];
    readonly seed: number;
  },
  progress: (fraction: number) => void,
): readonly Vector[] {
  const axes = pick([]).length;
  const vectors = env.variables.map((variable, at): Vector => {
    progress(at / env.variables.length);
    const rows = Array.from(left.keys()).filter((i) => Number.isFinite(env.values[at]![right[i]!]!));
    const kept = rows.map((i) => left[i]!);
    const none = {
      direction: new Float64Array(axes).fill(Number.NaN),
      r2: Number.NaN,
      p: Number.NaN,
    };
    const fit =
      kept.length < least
        ? none
        : fitVector(
            pick(kept),
            Float64Array.from(rows, (i) => env.values[at]![right[i]!]!),
            shuffles(kept.length, permutations, seed),
          );
    return { variable, n: kept.length, ...fit };
  });
  return vectors;
}

/** @throws {InputError} When no variable could be fitted. */
export function requireFit(vectors: readonly Vector[]): void {
  if (vectors.every(({ r2 }) => Number.isNaN(r2)))
    throw new InputError([
      {
        code: 'no-variables',
        severity: 'error',
        input: 'env',
        what: '没有可拟合的环境因子：数值都没有变化，或有值的样本太少',
        remedy: '请检查环境因子表',
      },
    ]);
}
