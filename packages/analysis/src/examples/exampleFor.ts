import { communityExamples } from './choices/community.ts';
import { differenceExamples } from './choices/difference.ts';
import { enrichmentExamples } from './choices/enrichment.ts';
import {
  clusterExamples,
  complete,
  normalized,
  overviewExamples,
  preprocessExamples,
  withMissing,
} from './choices/matrix.ts';
import { metabolicExamples } from './choices/metabolic.ts';
import { plotExamples } from './choices/plot.ts';
import { relationExamples } from './choices/relation.ts';
import { singleCellExamples } from './choices/singleCell.ts';
import { supervisedExamples } from './choices/supervised.ts';
import type { Example, ExampleChoices } from './example.ts';
import { simulateTranscriptome } from './transcriptome.ts';

const choices: ExampleChoices = {
  ...preprocessExamples,
  ...overviewExamples,
  ...differenceExamples,
  ...supervisedExamples,
  ...clusterExamples,
  ...relationExamples,
  ...enrichmentExamples,
  ...communityExamples,
  ...singleCellExamples,
  ...metabolicExamples,
  ...plotExamples,
};

/** Example data for a tool, in one click: simulated, deterministic, with options that suit them. */
export function exampleFor(methodId: string): Example {
  const { make, options } = choices[methodId] ?? { make: complete };
  return { ...make(), ...(options ? { options } : {}) };
}

/** All simulated data sets with a matrix and groups, for the example projects. */
export const examples: readonly { readonly id: string; readonly make: () => Example }[] = [
  { id: 'metabolome', make: complete },
  { id: 'metabolome-missing', make: withMissing },
  { id: 'metabolome-normalized', make: normalized },
  { id: 'transcriptome', make: simulateTranscriptome },
];
