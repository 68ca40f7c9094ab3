import { simulateCommunity } from '../community.ts';
import type { ExampleChoices } from '../example.ts';

export const communityExamples: ExampleChoices = {
  pcoa: { make: simulateCommunity },
  beta: { make: simulateCommunity },
  alpha: { make: simulateCommunity },
  composition: { make: simulateCommunity, options: { rank: 'genus' } },
};
