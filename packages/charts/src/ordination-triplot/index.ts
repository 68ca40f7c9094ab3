export { arrowFactor, arrowLines, ordinationTriplot } from './ordinationTriplot.ts';
export type { Place } from './ordinationTriplot.ts';
