export { partition } from './partition.ts';
