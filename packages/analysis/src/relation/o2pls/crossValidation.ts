import { blinds, sampleGram, type Scale, scaledBy } from '../../pls/index.ts';
import { dense, squares, times } from './dense.ts';
import type { Dense } from './dense.ts';
import { foretold, o2plsModel, supports } from './o2plsModel.ts';
import type { Components } from './o2plsModel.ts';
import { profilesOf } from './profiles.ts';
import type { Profiles } from './profiles.ts';

type Side = {
  readonly taught: Profiles;
  /** Samples to foretell × rank of those that taught. */
  readonly test: Dense;
  /** Σ of their squared values. */
  readonly total: number;
};
/** Samples that teach and samples that are foretold, of both tables, centred and scaled by the former. */
export type Fold = { readonly x: Side; readonly y: Side };
export type Table = { readonly values: Float64Array; readonly features: number };

export function foldsOf(x: Table, y: Table, samples: number, folds: number, scale: Scale): readonly Fold[] {
  return blinds(samples, folds).map(({ test, train }) => {
    const side = ({ features, values }: Table): Side => {
      const products = sampleGram(scaledBy(values, features, samples, train, scale), features, samples);
      const part = (rows: Int32Array): Dense =>
        dense(
          rows.length,
          train.length,
          Float64Array.from(
            { length: rows.length * train.length },
            (_, at) => products[rows[Math.floor(at / train.length)]! * samples + train[at % train.length]!]!,
          ),
        );
      const taught = profilesOf(part(train).values, train.length);
      return {
        taught,
        test: times(part(test), taught.back),
        total: test.reduce((sum, row) => sum + products[row * samples + row]!, 0),
      };
    };
    return { x: side(x), y: side(y) };
  });
}

/**
 * How much of each table is foretold from the other, 1 − Σ squared errors ÷ Σ squares; `NaN` where a fold has too low a
 * rank.
 */
export function q2Of(folds: readonly Fold[], count: Components): { readonly x: number; readonly y: number } {
  const errors = { x: 0, y: 0 };
  const totals = { x: 0, y: 0 };
  for (const { x, y } of folds) {
    if (!supports([x.taught.scores.columns, y.taught.scores.columns], count)) return { x: Number.NaN, y: Number.NaN };
    const model = o2plsModel(x.taught.scores, y.taught.scores, count);
    errors.y += error(y, foretold(x.test, model.x, model.y));
    errors.x += error(x, foretold(y.test, model.y, model.x));
    totals.x += x.total;
    totals.y += y.total;
  }
  return { x: 1 - errors.x / totals.x, y: 1 - errors.y / totals.y };
}

/** ‖true − foretold‖²; what of a sample lies outside the space of those that taught is an error too. */
const error = ({ test, total }: Side, guess: Dense): number =>
  total - 2 * guess.values.reduce((sum, value, at) => sum + value * test.values[at]!, 0) + squares(guess);
