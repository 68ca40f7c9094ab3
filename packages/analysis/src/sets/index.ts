export type { AliasedSets } from './aliasedSets.ts';
