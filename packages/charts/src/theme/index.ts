export { chartColors, fontFamily } from './chartTheme.ts';
export type { ChartColors } from './chartTheme.ts';
