export { clusterProfiles } from './clusterProfiles.ts';
