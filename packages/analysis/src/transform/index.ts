export { transformed, type Transform } from './transformed.ts';
export { plottingUnits } from './plottingUnits.ts';
