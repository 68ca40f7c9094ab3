export { direction, directionsOf, minusLog10, runThresholds, type Thresholds } from './directions.ts';
export { columnSpec, fcSpec, pSpec, thresholdsOf, topSpec } from './settings.ts';
