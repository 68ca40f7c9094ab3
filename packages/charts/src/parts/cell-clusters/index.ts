export { clusterColors, clusterLabel } from './clusterColors.ts';
