export { byLevel, byRamp } from '../../figure.ts';
export { number, tableFrom, text } from '../table.ts';
export { bars, ownBars, parts } from './bars.ts';
export { cells, tiles } from './cells.ts';
export { boxes, lines } from './groups.ts';
export { ordination, points } from './points.ts';
