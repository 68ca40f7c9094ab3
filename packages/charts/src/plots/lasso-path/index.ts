export { lassoPath } from './lassoPath.ts';
