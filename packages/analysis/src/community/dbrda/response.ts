import { maximum, minimum } from '../../extremes/index.ts';
import { symmetricEigen } from '../../linear/index.ts';
import type { Tested } from '../constrained/index.ts';
import { gowerMatrix } from '../pcoa/index.ts';
import type { Negative } from './dbrda.schema.ts';

/** Inner products of the samples made from their distances, and what of them was negative before any correction. */
export type DistanceResponse = Tested & {
  /** Negative eigenvalues of the distances as they are, and their share of the sizes of all. */
  readonly negative: number;
  readonly negativeShare: number;
  /** What Lingoes' correction adds to half the square of each distance; 0 otherwise. */
  readonly added: number;
};

/** Eigenvalues below this share of the largest are rounding. */
const negligible = 1e-10;

/**
 * Gower's centred matrix of distances, whose trace is the total variation, with its negative part treated as chosen.
 *
 * McArdle & Anderson 2001, doi:10.1890/0012-9658(2001)082[0290:FMMTCD]2.0.CO;2 (kept); Legendre & Anderson 1999,
 * doi:10.1890/0012-9615(1999)069[0001:DBRATM]2.0.CO;2 (positive axes; Lingoes 1971, doi:10.1007/BF02291398).
 *
 * @param distance - size², symmetric, zero diagonal, finite. Not mutated.
 */
export function distanceResponse(distance: Float64Array, size: number, how: Negative): DistanceResponse {
  const plain = gowerMatrix(how === 'sqrt' ? distance.map(Math.sqrt) : distance, size);
  const { values, vectors } = symmetricEigen(plain, size, size);
  const least = negligible * Math.max(maximum(values.map(Math.abs)), 0);
  const below = values.filter((value) => value < -least);
  const all = values.reduce((sum, value) => sum + Math.abs(value), 0);
  const added = how === 'lingoes' && below.length > 0 ? -minimum(below) : 0;
  let products = plain;
  if (how === 'positive') {
    products = new Float64Array(size * size);
    vectors.forEach((vector, k) => {
      if (!(values[k]! > least)) return;
      for (let i = 0; i < size; i += 1)
        for (let j = 0; j < size; j += 1) products[i * size + j]! += values[k]! * vector[i]! * vector[j]!;
    });
  } else if (added > 0) products = plain.map((value, at) => value + added * (Number(at % (size + 1) === 0) - 1 / size));
  let total = 0;
  for (let i = 0; i < size; i += 1) total += products[i * size + i]!;
  return {
    kind: 'dbrda',
    samples: size,
    weights: new Float64Array(size).fill(1 / size),
    products,
    total,
    negative: below.length,
    negativeShare: all > 0 ? -below.reduce((sum, value) => sum + value, 0) / all : 0,
    added,
  };
}
