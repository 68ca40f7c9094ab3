export { gridTable, valueGrid } from './valueGrid.ts';
