export { distributionViolin } from './distributionViolin.ts';
export { distributionsOf } from './series.ts';
