export { betaHeatmap } from './betaHeatmap.ts';
