import type { ExampleChoices } from '../example.ts';
import { simulateCoexpression } from '../coexpression.ts';
import { simulateInteractions } from '../interactions.ts';
import { simulateJointOmics } from '../jointOmics.ts';
import { simulateTwoOmics } from '../twoOmics.ts';
import { simulateCommunity } from '../community.ts';
import { normalized } from './matrix.ts';

export const relationExamples: ExampleChoices = {
  correlation: { make: normalized },
  network: { make: normalized, options: { r: 0.75, top_variable: 200 } },
  'nine-quadrant': { make: simulateTwoOmics, options: { fc_y: 1.5 } },
  o2pls: { make: simulateJointOmics },
  'mantel-network': { make: simulateCommunity },
  ppi: { make: simulateInteractions },
  sparcc: { make: simulateCommunity, options: { top: 40, prevalence: 0.5, iterations: 10, permutations: 39, r: 0.45 } },
  wgcna: { make: simulateCoexpression, options: { min_module: 20 } },
};
