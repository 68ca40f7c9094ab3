export { distributionViolin } from './distributionViolin.ts';
