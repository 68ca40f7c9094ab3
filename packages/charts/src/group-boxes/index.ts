export { boxColumns, fiveColumns, fiveNumbers } from './fiveNumbers.ts';
export { groupBoxes, type Box, type BoxFigure } from './groupBoxes.ts';
export { letterDisplay } from './letters.ts';
export { marksSpec, pText, significanceMarks, significanceStars, type PairP } from './significance.ts';
