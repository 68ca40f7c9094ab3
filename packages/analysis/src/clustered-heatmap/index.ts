export { type HeatmapOptions, heatmapOptions, readHeatmapOptions } from './heatmap.schema.ts';
export { heatmap } from './heatmap.ts';
