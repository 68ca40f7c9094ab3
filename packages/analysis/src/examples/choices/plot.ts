import type { ExampleChoices } from '../example.ts';
import { simulateDifferences } from '../differences.ts';
import { complete, withMissing } from './matrix.ts';

export const plotExamples: ExampleChoices = {
  distribution: { make: complete },
  'missing-map': { make: withMissing },
  volcano: { make: simulateDifferences },
  ma: { make: simulateDifferences },
};
