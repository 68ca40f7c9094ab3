export { pathwayImpact } from './pathwayImpact.ts';
