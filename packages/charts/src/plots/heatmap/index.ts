export { heatmap } from './heatmap.ts';
