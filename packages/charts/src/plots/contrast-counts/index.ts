export { contrastCounts } from './contrastCounts.ts';
