export { decadeAxis, decadeLabels, decades, shareWords } from './decadeAxis.ts';
