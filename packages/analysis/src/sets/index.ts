export type { AliasedSets } from './aliasedSets.ts';
export { bestKnown, countKnownTo, type CountKnown } from './bestKnown.ts';
export { matchSets } from './matchSets.ts';
export type { MatchedSets } from './matchSets.ts';
export { requireMatches, unmatchedTable } from './reportMatches.ts';
export { propagateSets, termFinder, withAncestors } from './hierarchy.ts';
