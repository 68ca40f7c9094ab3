export { below, colorBar, sideOf, valueMap, type MapValues } from './valueMap.ts';
