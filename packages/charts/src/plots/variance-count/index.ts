export { varianceCount } from './varianceCount.ts';
