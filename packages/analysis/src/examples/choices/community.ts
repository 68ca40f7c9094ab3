import { simulateCommunity } from '../community.ts';
import type { ExampleChoices } from '../example.ts';

export const communityExamples: ExampleChoices = {
  permanova: { make: simulateCommunity },
  pcoa: { make: simulateCommunity },
  beta: { make: simulateCommunity },
  alpha: { make: simulateCommunity },
  lefse: { make: simulateCommunity },
  composition: { make: simulateCommunity, options: { rank: 'genus' } },
};
