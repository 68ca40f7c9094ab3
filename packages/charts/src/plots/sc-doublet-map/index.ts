export { scDoubletMap } from './scDoubletMap.ts';
