export type { AliasedSets } from './aliasedSets.ts';
export { matchSets } from './matchSets.ts';
export type { MatchedSets } from './matchSets.ts';
export { requireMatches, unmatchedTable } from './reportMatches.ts';
export { levelsOf, propagateSets, termFinder, withAncestors } from './hierarchy.ts';
export type { Propagated } from './hierarchy.ts';
