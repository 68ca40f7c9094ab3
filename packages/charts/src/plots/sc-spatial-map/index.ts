export { scSpatialMap } from './scSpatialMap.ts';
