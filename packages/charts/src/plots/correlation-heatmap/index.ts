export { correlationHeatmap } from './correlationHeatmap.ts';
