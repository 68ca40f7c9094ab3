import { columnsOf, gram } from '../kernel/index.ts';
import { inParts, type Job } from '../parallel/index.ts';

export type Scale = 'auto' | 'pareto' | 'none';

/** Training and test samples, with the inner products of their scaled profiles. */
export type Block = {
  readonly train: Int32Array;
  readonly test: Int32Array;
  /** train × train. */
  readonly inner: Float64Array;
  /** test × train. */
  readonly cross: Float64Array;
};

/**
 * Centres and scales every row by its mean and spread among the columns `train`; a row that is constant there becomes 0
 * everywhere.
 */
export function scaledBy(
  values: Float64Array,
  features: number,
  samples: number,
  train: Int32Array,
  scale: Scale,
): Float64Array {
  const scaled = new Float64Array(values.length);
  for (let i = 0; i < features; i += 1) {
    const from = i * samples;
    let mean = 0;
    let first = true;
    let varies = false;
    for (const column of train) {
      mean += values[from + column]!;
      if (!first && values[from + column] !== values[from + train[0]!]) varies = true;
      first = false;
    }
    if (!varies) continue;
    mean /= train.length;
    let squares = 0;
    for (const column of train) squares += (values[from + column]! - mean) ** 2;
    const sd = Math.sqrt(squares / (train.length - 1));
    const divisor = { auto: sd, pareto: Math.sqrt(sd), none: 1 }[scale];
    for (let j = 0; j < samples; j += 1) scaled[from + j] = (values[from + j]! - mean) / divisor;
  }
  return scaled;
}

/** Inner products of all samples, row-major. */
export function sampleGram(scaled: Float64Array, features: number, samples: number): Float64Array {
  const { stride, values } = gram(columnsOf(scaled, features, samples));
  const compact = new Float64Array(samples * samples);
  for (let i = 0; i < samples; i += 1) compact.set(values.subarray(i * stride, i * stride + samples), i * samples);
  return compact;
}

/** The parts of a table of inner products that a fold needs. */
export function blockOf(products: Float64Array, samples: number, train: Int32Array, test: Int32Array): Block {
  const part = (rows: Int32Array): Float64Array => {
    const values = new Float64Array(rows.length * train.length);
    rows.forEach((row, i) =>
      train.forEach((column, j) => (values[i * train.length + j] = products[row * samples + column]!)),
    );
    return values;
  };
  return { train, test, inner: part(train), cross: part(test) };
}

/** Venetian blinds: sample i is predicted in fold i mod `folds`. */
export function blinds(
  samples: number,
  folds: number,
): readonly { readonly train: Int32Array; readonly test: Int32Array }[] {
  const all = Int32Array.from({ length: samples }, (_, i) => i);
  return Array.from({ length: Math.min(folds, samples) }, (_, fold) => ({
    train: all.filter((i) => i % Math.min(folds, samples) !== fold),
    test: all.filter((i) => i % Math.min(folds, samples) === fold),
  }));
}

type Folds = {
  readonly values: Float64Array;
  readonly features: number;
  readonly samples: number;
  readonly folds: number;
  readonly scale: Scale;
};

/**
 * A fold with centre and spread learned anew from its training samples.
 *
 * @public Threads import it by its name.
 */
export const foldBlocks: Job<Folds, Block> = {
  module: import.meta.url,
  name: 'foldBlocks',
  open: ({ features, folds, samples, scale, values }) => {
    const split = blinds(samples, folds);
    return (fold) => {
      const { test, train } = split[fold]!;
      return blockOf(
        sampleGram(scaledBy(values, features, samples, train, scale), features, samples),
        samples,
        train,
        test,
      );
    };
  },
};

/** The folds with centre and spread learned anew from the training samples of each. */
export function refittedBlocks(
  values: Float64Array,
  features: number,
  samples: number,
  folds: number,
  scale: Scale,
): readonly Block[] {
  return inParts(foldBlocks, { values, features, samples, folds, scale }, Math.min(folds, samples));
}
