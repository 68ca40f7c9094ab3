export { groupLegend } from './groupLegend.ts';
export { groupScale, isColor } from './groupScale.ts';
export type { GroupScale } from './groupScale.ts';
