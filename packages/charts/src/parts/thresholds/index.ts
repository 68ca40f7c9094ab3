export {
  direction,
  judge,
  kindsOf,
  limitHeights,
  minusLog10,
  notDrawn,
  runThresholds,
  type Thresholds,
} from './directions.ts';
export { columnSpec, fcSpec, pSpec, thresholdsOf, topSpec } from './settings.ts';
