export { readCells } from './readCells.ts';
