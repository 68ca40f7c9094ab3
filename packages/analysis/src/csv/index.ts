export { guardCell } from './guardCell.ts';
export { quoteCell, quoted, quoterFor } from './quoteCell.ts';
export { readDelimited } from './readDelimited.ts';
export { cellWriter, safeCell, utf8Mark } from './writeCells.ts';
