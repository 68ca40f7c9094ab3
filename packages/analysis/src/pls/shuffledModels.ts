import type { Job } from '../parallel/index.ts';
import type { Block } from './blocks.ts';
import { oplsQ2, plsQ2 } from './crossValidation.ts';
import { responseOf } from './dummy.ts';
import { sumOfSquares } from './features.ts';
import { oplsComponents } from './oplsComponents.ts';
import { plsComponents } from './plsComponents.ts';

export type Quality = { readonly r2y: number; readonly q2: number };

/** What a model of any classes of the samples is made from. */
export type ModelBasis = {
  readonly kind: 'pls' | 'opls';
  /** Inner products of all samples. */
  readonly products: Float64Array;
  readonly blocks: readonly Block[];
  readonly levels: number;
  /** Components of PLS, or orthogonal ones of OPLS. */
  readonly count: number;
};

/** R²Y and Q² of the model of these classes. */
export function qualityOf({ blocks, count, kind, levels, products }: ModelBasis, classes: Int32Array): Quality {
  const response = responseOf(classes, levels, Int32Array.from(classes.keys())).columns;
  const total = (classes.length - 1) * response.length;
  if (kind === 'opls') {
    const { length, response: weight } = oplsComponents(products, response[0]!, count);
    return { r2y: (weight * weight * length) / total, q2: oplsQ2(blocks, classes, count) };
  }
  const { lengths, responses } = plsComponents(products, response, count);
  const explained = lengths.reduce((sum, length, h) => sum + length * sumOfSquares(responses[h]!), 0);
  return { r2y: explained / total, q2: plsQ2(blocks, classes, levels, count).at(-1)! };
}

/** Shuffled models that make one part. */
export const modelsAtOnce = 4;

type Shuffled = {
  readonly basis: ModelBasis;
  /** The classes of one model after the other. */
  readonly classes: Int32Array;
  readonly samples: number;
};

/** The quality of some models of shuffled classes. */
export const shuffledModels: Job<Shuffled, readonly Quality[]> = {
  module: import.meta.url,
  name: 'shuffledModels',
  open:
    ({ basis, classes, samples }) =>
    (part) => {
      const [first, last] = [part * modelsAtOnce, Math.min((part + 1) * modelsAtOnce, classes.length / samples)];
      return Array.from({ length: last - first }, (_, i) =>
        qualityOf(basis, classes.slice((first + i) * samples, (first + i + 1) * samples)),
      );
    },
};
