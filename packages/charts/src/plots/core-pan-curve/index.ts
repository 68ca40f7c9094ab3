export { corePanCurve } from './corePanCurve.ts';
