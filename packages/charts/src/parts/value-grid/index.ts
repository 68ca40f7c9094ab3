export { gridTable, valueGrid, type ValueGrid } from './valueGrid.ts';
