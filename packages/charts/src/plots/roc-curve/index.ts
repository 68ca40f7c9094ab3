export { rocCurve } from './rocCurve.ts';
