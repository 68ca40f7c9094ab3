export { direction, directionsOf, minusLog10, runThresholds } from './directions.ts';
export { columnSpec, fcSpec, pSpec, thresholdsOf, topSpec } from './settings.ts';
export { volcano } from './volcano.ts';
