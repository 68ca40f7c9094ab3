import { suggestAliases } from '@panome/analysis/groups';
import type { GroupScheme } from '../schemeTypes.ts';
import { samplesOfScheme, type SampleAlias } from './aliasScheme.ts';

/** Single cells have no names that somebody would compare. */
const mostCompared = 2_000;

/** Samples of a table that are perhaps those of a scheme, written otherwise; nothing is joined by them. */
export const alikeSamples = (samples: readonly string[], scheme: GroupScheme): readonly SampleAlias[] =>
  samples.length > mostCompared ? [] : suggestAliases(samples, samplesOfScheme(scheme), scheme.aliases);
