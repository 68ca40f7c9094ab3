import { startKernel, type KernelInstance } from '../../kernel/index.ts';

/**
 * Where the numbers of one fit lie in the kernel's memory: views of them, and by the same names in `at` their
 * addresses.
 */
export type Workspace = {
  readonly kernel: KernelInstance;
  readonly features: number;
  readonly samples: number;
  readonly numbers: Readonly<Record<(typeof numberAreas)[number], Float64Array>>;
  readonly lists: Readonly<Record<(typeof listAreas)[number], Int32Array>>;
  readonly at: Readonly<Record<(typeof numberAreas)[number] | (typeof listAreas)[number], number>>;
};

const numberAreas = [
  'x',
  'weight',
  'rest',
  'eta',
  'change',
  'weighted',
  'curve',
  'beta',
  'gradient',
  'known',
  'products',
  'step',
  'matrix',
] as const;
const listAreas = ['near', 'fitted', 'active', 'members'] as const;

/**
 * Room for a fit: `x` features × samples; `weight`, `rest`, `eta`, `change` and `weighted` of each sample; `curve`,
 * `beta`, `gradient`, `known` and `products` of each feature; `step` of the intercept and the features in the model;
 * `matrix` of as many squared as a model can have. The lists are of features.
 *
 * @throws {InputError} When it does not fit into 4 GB.
 */
export function workspace(features: number, samples: number): Workspace {
  const most = Math.min(features, samples) + 1;
  const lengths = [
    features * samples,
    samples,
    samples,
    samples,
    samples,
    samples,
    features,
    features,
    features,
    features,
    features,
    features + 1,
    most * most,
  ];
  const kernel = startKernel([...lengths, ...listAreas.map(() => Math.ceil((features + 1) / 2))]);
  const at = Object.fromEntries(
    [...numberAreas, ...listAreas].map((name, area) => [name, kernel.addresses[area]!]),
  ) as Workspace['at'];
  const numbers = Object.fromEntries(
    numberAreas.map((name, area) => [name, kernel.view(at[name], lengths[area]!)]),
  ) as Workspace['numbers'];
  const lists = Object.fromEntries(
    listAreas.map((name) => [name, kernel.integers(at[name], features)]),
  ) as Workspace['lists'];
  kernel.beginFit(at.x, at.weight, at.rest, at.eta, at.change, at.curve, at.beta, samples);
  return { kernel, features, samples, numbers, lists, at };
}
