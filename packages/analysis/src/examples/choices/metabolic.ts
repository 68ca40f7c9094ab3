import type { ExampleChoices } from '../example.ts';
import { simulateLipidome } from '../lipidome.ts';
import { simulateStandardCurves } from '../standardCurves.ts';

export const metabolicExamples: ExampleChoices = {
  lipid: { make: simulateLipidome },
  calibration: { make: simulateStandardCurves },
};
