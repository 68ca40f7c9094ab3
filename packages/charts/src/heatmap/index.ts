export { clusteredCells } from './clusteredCells.ts';
export { heatmap } from './heatmap.ts';
