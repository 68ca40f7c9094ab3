export { alongShafts, arrowFactor, arrowLines, arrowNames } from './arrows.ts';
export type { Arrow } from './arrows.ts';
