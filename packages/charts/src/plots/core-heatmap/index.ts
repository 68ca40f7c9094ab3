export { coreHeatmap } from './coreHeatmap.ts';
