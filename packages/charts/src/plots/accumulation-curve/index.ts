export { accumulationCurve } from './accumulationCurve.ts';
