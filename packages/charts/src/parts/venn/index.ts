export { regionPlaces } from './regionPlaces.ts';
export { mostShapes, vennShapes } from './shapes.ts';
export { vennData, type VennData } from './vennTables.ts';
