import type { ExampleChoices } from '../example.ts';
import { simulateAminoAcids } from '../aminoAcids.ts';
import { simulateLipidome } from '../lipidome.ts';
import { simulateStandardCurves } from '../standardCurves.ts';

export const metabolicExamples: ExampleChoices = {
  lipid: { make: simulateLipidome },
  'ratio-index': { make: simulateAminoAcids },
  calibration: { make: simulateStandardCurves },
};
