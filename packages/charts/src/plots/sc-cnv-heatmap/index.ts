export { scCnvHeatmap } from './scCnvHeatmap.ts';
