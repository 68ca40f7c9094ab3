export { cleanSvg, mostBytes } from './cleanSvg.ts';
export type { Cleaned } from './cleanSvg.ts';
export { mostElements } from './weight.ts';
