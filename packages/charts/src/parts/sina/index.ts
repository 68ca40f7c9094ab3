export { densityWidths, sideways } from './sina.ts';
