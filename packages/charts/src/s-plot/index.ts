export { sPlot } from './sPlot.ts';
export { testGroupWords } from './testGroupWords.ts';
