import { communityFindings } from './community.ts';
import { differenceFindings } from './difference.ts';
import { enrichmentFindings } from './enrichment.ts';
import { Said, Unsaid, type Finding, type Findings } from './finding.ts';
import { metabolicFindings } from './metabolic.ts';
import { overviewFindings } from './overview.ts';
import { plotFindings } from './plot.ts';
import { singleCellFindings } from './singleCell.ts';
import { supervisedFindings } from './supervised.ts';
import type { ResultDocument } from '../resultTypes.ts';

export type { Finding } from './finding.ts';

/** The sentences of the methods, by id. */
export const sentences: Findings = {
  ...overviewFindings,
  ...differenceFindings,
  ...supervisedFindings,
  ...enrichmentFindings,
  ...communityFindings,
  ...metabolicFindings,
  ...singleCellFindings,
  ...plotFindings,
};

/**
 * What a run of a method found; nothing when the method has no sentence, or the result lacks what the sentence says.
 */
export function findingOf(method: string, result: Pick<ResultDocument, 'facts' | 'options'>): Finding | undefined {
  const sentence = Object.hasOwn(sentences, method) ? sentences[method] : undefined;
  if (!sentence) return undefined;
  try {
    const found = sentence(new Said(result));
    return typeof found === 'string' ? { headline: found } : found;
  } catch (error) {
    if (error instanceof Unsaid) return undefined;
    throw error;
  }
}
