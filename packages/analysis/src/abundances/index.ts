export { abundancesOf, type Abundances } from './abundancesOf.ts';
export { inGroups, type Grouped } from './inGroups.ts';
export { rarefied } from './rarefied.ts';
