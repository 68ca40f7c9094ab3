import type { Matrix } from '../../model/index.ts';
import { dense } from './dense.ts';
import type { Half, O2plsModel } from './o2plsModel.ts';
import { loadingsOf } from './profiles.ts';
import type { Profiles } from './profiles.ts';

export type Prepared = {
  readonly table: Matrix;
  readonly values: Float64Array;
  readonly scaled: Float64Array;
  readonly profiles: Profiles;
};

/** The correlation of two sets of scores; both have mean 0. */
export function cosine(a: Float64Array, b: Float64Array): number {
  const product = (one: Float64Array, other: Float64Array): number =>
    one.reduce((sum, value, i) => sum + value * other[i]!, 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

/**
 * Flips joint components so that the largest loading of the first table is positive, together with their partners in
 * the second; orthogonal components are flipped separately.
 */
export function oriented(model: O2plsModel, x: Prepared, y: Prepared): O2plsModel {
  const signsOf = ({ profiles, scaled, table }: Prepared, weights: Half['weights'] | undefined): number[] =>
    weights
      ? loadingsOf(scaled, table.ids.length, profiles, weights).map((loading) =>
          loading.reduce((most, value) => (Math.abs(value) > Math.abs(most) * (1 + 1e-9) ? value : most), 0) < 0
            ? -1
            : 1,
        )
      : [];
  const joint = signsOf(x, model.x.weights);
  const turned = (half: Half, own: readonly number[]): Half => {
    const turn = (matrix: Half['weights'], sign: readonly number[]) =>
      dense(
        matrix.rows,
        matrix.columns,
        matrix.values.map((value, at) => value * sign[at % matrix.columns]!),
      );
    const inner = dense(
      joint.length,
      joint.length,
      half.inner.values.map((value, at) => value * joint[at % joint.length]! * joint[Math.floor(at / joint.length)]!),
    );
    return {
      weights: turn(half.weights, joint),
      scores: turn(half.scores, joint),
      inner,
      own: half.own && {
        weights: turn(half.own.weights, own),
        loadings: turn(half.own.loadings, own),
        scores: turn(half.own.scores, own),
      },
    };
  };
  return {
    x: turned(model.x, signsOf(x, model.x.own?.loadings)),
    y: turned(model.y, signsOf(y, model.y.own?.loadings)),
  };
}
