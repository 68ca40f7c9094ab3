export { scSpatialNeighbourhood } from './scSpatialNeighbourhood.ts';
