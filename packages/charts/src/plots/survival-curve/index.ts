export { survivalCurve } from './survivalCurve.ts';
