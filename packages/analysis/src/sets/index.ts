export type { AliasedSets } from './aliasedSets.ts';
export { countMatches, findsFarMore, matchSets } from './matchSets.ts';
export type { MatchedSets } from './matchSets.ts';
export { requireMatches, unmatchedTable } from './reportMatches.ts';
export { propagateSets, termFinder, withAncestors } from './hierarchy.ts';
