import type { ExampleChoices } from '../example.ts';
import { simulateCoexpression } from '../coexpression.ts';
import { normalized } from './matrix.ts';

export const relationExamples: ExampleChoices = {
  correlation: { make: normalized },
  network: { make: normalized, options: { r: 0.75, top_variable: 200 } },
  wgcna: { make: simulateCoexpression, options: { min_module: 20 } },
};
