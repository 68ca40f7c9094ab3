import type { ExampleChoices } from '../example.ts';
import { simulateDriftingRun } from '../driftingRun.ts';
import { simulateAminoAcids } from '../aminoAcids.ts';
import { simulateAromas } from '../aromas.ts';
import { simulateIonModes } from '../ionModes.ts';
import { simulateLipidome } from '../lipidome.ts';
import { simulatePathwayReactions } from '../pathwayReactions.ts';
import { simulatePeakList } from '../peakList.ts';
import { simulateStandardCurves } from '../standardCurves.ts';

export const metabolicExamples: ExampleChoices = {
  'merge-modes': { make: simulateIonModes },
  lipid: { make: simulateLipidome },
  'ratio-index': { make: simulateAminoAcids },
  oav: { make: simulateAromas },
  mummichog: { make: simulatePeakList },
  'pathway-topology': { make: simulatePathwayReactions },
  'qc-control': { make: simulateDriftingRun },
  calibration: { make: simulateStandardCurves },
};
