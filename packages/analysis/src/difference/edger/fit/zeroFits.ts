import type { Counts } from './counts.ts';
import { partialModel } from './model.ts';
import type { Model } from './model.ts';

/** The samples that are informative about the dispersion of a feature, and the model over them. */
type Informative = { readonly samples: Int32Array; readonly model: Model; readonly df: number };

/**
 * A count of 0 that is fitted as 0 is not informative about the dispersion.
 *
 * Lun & Smyth 2017, doi:10.1515/sagmb-2017-0010
 *
 * @returns Which samples are informative for a feature, given its fitted means; features with the same pattern share
 * the object. `null` when none is.
 */
export function informativeSamples(
  { values, samples: n }: Counts,
  model: Model,
): (row: number, fitted: Float64Array) => Informative | null {
  const whole: Informative = { samples: Int32Array.from({ length: n }, (_, i) => i), model, df: n - model.columns };
  const known = new Map<string, Informative | null>();
  return (row, fitted) => {
    let zeros = 0;
    for (let i = 0; i < n; i += 1) if (values[row * n + i]! < 1e-4 && fitted[i]! < 1e-4) zeros += 1;
    if (zeros === 0) return whole;
    const samples = whole.samples.filter((i) => !(values[row * n + i]! < 1e-4 && fitted[i]! < 1e-4));
    const key = samples.join();
    let found = known.get(key);
    if (found === undefined) {
      const part = samples.length === 0 ? null : partialModel(model, samples);
      known.set(key, (found = part && { samples, model: part, df: samples.length - part.columns }));
    }
    return found;
  };
}
