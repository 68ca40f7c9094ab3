import { simulateCommunity } from '../community.ts';
import type { ExampleChoices } from '../example.ts';

export const communityExamples: ExampleChoices = {
  beta: { make: simulateCommunity },
  alpha: { make: simulateCommunity },
  composition: { make: simulateCommunity, options: { rank: 'genus' } },
};
