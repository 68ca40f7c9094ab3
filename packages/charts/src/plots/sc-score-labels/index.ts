export { scScoreLabels } from './scScoreLabels.ts';
