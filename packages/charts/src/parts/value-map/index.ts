export { below, colorBar, sideOf, valueMap } from './valueMap.ts';
