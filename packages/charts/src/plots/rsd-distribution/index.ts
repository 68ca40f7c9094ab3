export { rsdDistribution } from './rsdDistribution.ts';
