export { distributionDensity } from './distributionDensity.ts';
