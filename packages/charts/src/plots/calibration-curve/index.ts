export { calibrationCurve } from './calibrationCurve.ts';
