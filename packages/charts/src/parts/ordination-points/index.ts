export { axisOf, axisSpec, ordinationPoints, ordinationSettings } from './ordinationPoints.ts';
