// What comes with the first chart of a page.
export { createChartView } from './engine/index.ts';
export { prepare } from './kinds/prepare.ts';
export type { Unregistered } from './kinds/prepare.ts';
export { lookOf } from './look.ts';
