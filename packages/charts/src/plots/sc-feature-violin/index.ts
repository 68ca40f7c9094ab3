export { scFeatureViolin } from './scFeatureViolin.ts';
