import { suggestAliases } from '@panome/analysis/groups';
import type { GroupScheme } from '../schemeTypes.ts';
import { samplesOfScheme, type SampleAlias } from './aliasScheme.ts';

/** Single cells have no names that somebody would compare. */
const mostCompared = 2_000;

/**
 * Samples of a table that are perhaps those of a scheme, written otherwise; nothing is joined by them.
 *
 * @param known - What they could be, where it is not the scheme that says it.
 */
export const alikeSamples = (
  samples: readonly string[],
  scheme: GroupScheme,
  known: readonly string[] = samplesOfScheme(scheme),
): readonly SampleAlias[] =>
  samples.length > mostCompared || known.length > mostCompared ? [] : suggestAliases(samples, known, scheme.aliases);
