import type { ExampleChoices } from '../example.ts';
import { simulateEnrichment } from '../enrichment.ts';
import { simulateGeneOntology } from '../geneOntology.ts';
import { simulateJointPathways } from '../jointPathways.ts';
import { simulateLists } from '../lists.ts';
import { simulateMetabolicPathways } from '../metabolicPathways.ts';
import { simulateMixedSamples } from '../mixedSamples.ts';
import { simulatePathwayMap } from '../pathwayMap.ts';
import { simulatePathwayActivity } from '../pathwayActivity.ts';
import { simulateSequenceWindows } from '../sequenceWindows.ts';
import { simulatePhosphosites } from '../phosphosites.ts';

export const enrichmentExamples: ExampleChoices = {
  ora: { make: simulateGeneOntology },
  'term-classes': { make: simulateGeneOntology },
  venn: { make: simulateLists },
  gsea: { make: simulateEnrichment, options: { min: 10 } },
  qea: { make: simulateMetabolicPathways },
  'da-score': { make: simulateMetabolicPathways },
  'joint-pathway': { make: simulateJointPathways },
  'pathway-map': { make: simulatePathwayMap },
  ksea: { make: simulatePhosphosites },
  'motif-logo': { make: simulateSequenceWindows },
  deconvolution: { make: simulateMixedSamples },
  ssgsea: { make: simulatePathwayActivity },
};
