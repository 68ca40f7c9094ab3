import type { ExampleChoices } from '../example.ts';
import { simulateEnrichment } from '../enrichment.ts';

export const enrichmentExamples: ExampleChoices = {
  ora: { make: simulateEnrichment },
  gsea: { make: simulateEnrichment, options: { min: 10 } },
};
