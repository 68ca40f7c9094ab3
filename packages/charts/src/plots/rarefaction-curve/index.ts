export { rarefactionCurve } from './rarefactionCurve.ts';
