export { correlate, type CorrelationMethod, crossCorrelate } from './correlate.ts';
export { pairwisePearson } from './pearson.ts';
export { coefficientHelp } from './coefficientHelp.ts';
export { spearmanP } from './spearmanTest.ts';
