export { kernelDensity, ruleOfThumb } from './kernelDensity.ts';
export { type BinRule, breaksOf, classes, countsOf, mostBins, pretty } from './breaks.ts';
