import type { ExampleChoices } from '../example.ts';
import { simulateStandardCurves } from '../standardCurves.ts';

export const metabolicExamples: ExampleChoices = {
  calibration: { make: simulateStandardCurves },
};
