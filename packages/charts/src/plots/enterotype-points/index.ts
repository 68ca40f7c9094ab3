export { enterotypePoints } from './enterotypePoints.ts';
