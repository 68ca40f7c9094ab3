export { scClusters } from './scClusters.ts';
