export { colorsBesideGroups } from './colorsBesideGroups.ts';
export { groupLegend } from './groupLegend.ts';
export { groupScale, isColor } from './groupScale.ts';
export { cornersOf, markerOf, pchOf, symbolAt } from './symbols.ts';
export type { GroupScale } from './groupScale.ts';
