export { boxColumns, fiveColumns, fiveNumbers } from './fiveNumbers.ts';
export { groupBoxes, type Box } from './groupBoxes.ts';
export { letterDisplay } from './letters.ts';
export { marksSpec, pText, significanceMarks, significanceStars } from './significance.ts';
