export { curveLine, type DrawnCurve, rankSpec, readCurve, scaleSpec } from './readCurve.ts';
