export { networkAdjacency } from './networkAdjacency.ts';
