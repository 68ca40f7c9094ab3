export { scScoreMap } from './scScoreMap.ts';
