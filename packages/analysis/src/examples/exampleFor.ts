import type { Options } from '../model/index.ts';
import type { Example } from './example.ts';
import { simulateMetabolome } from './metabolome.ts';
import { simulateTranscriptome } from './transcriptome.ts';

type Choice = { readonly make: () => Example; readonly options?: Partial<Options> };

const complete = (): Example => simulateMetabolome({ form: 'raw' });
const withMissing = (): Example => simulateMetabolome({ form: 'missing' });
// Distances and correlations of raw intensities show little but dilution and the largest peaks.
const normalized = (): Example => simulateMetabolome({ form: 'normalized' });

const choices: Readonly<Record<string, Choice>> = {
  'two-group': { make: complete, options: { reference: '对照', test_group: '高剂量' } },
  normalize: { make: withMissing, options: { method: 'pqn', transform: 'log2' } },
  filter: { make: withMissing, options: { missing: 0.2, rsd_scope: 'qc' } },
  impute: { make: withMissing },
  pca: { make: complete, options: { transform: 'log2', scale: 'auto' } },
  correlation: { make: normalized },
  hclust: { make: normalized },
  heatmap: { make: normalized },
};

/** Example data for a tool, in one click: simulated, deterministic, with options that suit them. */
export function exampleFor(methodId: string): Example {
  const { make, options }: Choice = choices[methodId] ?? { make: complete };
  return { ...make(), ...(options ? { options } : {}) };
}

/** All simulated data sets, for the example projects. */
export const examples: readonly { readonly id: string; readonly make: () => Example }[] = [
  { id: 'metabolome', make: complete },
  { id: 'metabolome-missing', make: withMissing },
  { id: 'metabolome-normalized', make: normalized },
  { id: 'transcriptome', make: simulateTranscriptome },
];
