export { maaslinHeatmap } from './maaslinHeatmap.ts';
