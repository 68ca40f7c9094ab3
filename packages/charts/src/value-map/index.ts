export { valueMap, type MapValues } from './valueMap.ts';
