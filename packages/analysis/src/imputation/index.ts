export { fillByNeighbors } from './nearestFeatures.ts';
