export { axisOf, axisSpec, ordinationPoints, ordinationSettings, type OrdinationAxes } from './ordinationPoints.ts';
