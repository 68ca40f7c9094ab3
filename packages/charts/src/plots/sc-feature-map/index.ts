export { scFeatureMap } from './scFeatureMap.ts';
