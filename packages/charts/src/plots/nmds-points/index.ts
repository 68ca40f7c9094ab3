export { nmdsPoints } from './nmdsPoints.ts';
