export { pathwayMap } from './pathwayMap.ts';
