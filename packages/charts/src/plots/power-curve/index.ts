export { powerCurve } from './powerCurve.ts';
