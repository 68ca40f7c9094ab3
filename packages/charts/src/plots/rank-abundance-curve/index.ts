export { rankAbundanceCurve } from './rankAbundanceCurve.ts';
