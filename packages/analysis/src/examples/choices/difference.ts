import type { Example, ExampleChoices, ExampleFile } from '../example.ts';
import { simulateFactorial } from '../factorial.ts';
import { simulatePilot } from '../pilotStudy.ts';
import { simulateProteinCounts } from '../proteinCounts.ts';
import { simulateSequencing } from '../sequencing.ts';
import { complete, normalized } from './matrix.ts';

/** The file without the samples whose name or group says quality control: they are no group to compare. */
function withoutQc({ name, csv }: ExampleFile): ExampleFile {
  const [header, ...rows] = csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const kept = header!.flatMap((cell, i) => (cell.startsWith('QC') ? [] : [i]));
  const lines = [header!, ...rows.filter(([first]) => !first!.startsWith('QC'))].map((cells) =>
    kept.map((i) => cells[i]).join(','),
  );
  return { name, csv: `${lines.join('\n')}\n` };
}

/** Three doses of the metabolome, logged and normalised. */
const doses = (): Example => {
  const example = normalized();
  const { matrix, groups } = example.files;
  return { ...example, files: { matrix: withoutQc(matrix!), groups: withoutQc(groups!) } };
};

export const differenceExamples: ExampleChoices = {
  batch: { make: doses, options: { logged: true } },
  'two-group': { make: complete, options: { reference: '对照', test_group: '高剂量' } },
  'differential-metabolites': {
    make: complete,
    options: { reference: '对照', test_group: '高剂量', transform: 'log2' },
  },
  sam: { make: complete, options: { reference: '对照', test_group: '高剂量' } },
  'multi-group': { make: doses },
  'two-way-anova': { make: simulateFactorial },
  power: { make: simulatePilot },
  limma: { make: doses, options: { logged: true, batch: 'batch' } },
  deqms: { make: simulateProteinCounts, options: { logged: true, counts: 'PSMs' } },
  deseq2: { make: simulateSequencing, options: { batch: 'batch', shrink: 'normal' } },
  edger: { make: simulateSequencing, options: { batch: 'batch' } },
};
