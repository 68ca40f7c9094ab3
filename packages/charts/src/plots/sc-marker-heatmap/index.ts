export { scMarkerHeatmap } from './scMarkerHeatmap.ts';
