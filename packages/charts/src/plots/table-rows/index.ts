export { tableRows } from './tableRows.ts';
