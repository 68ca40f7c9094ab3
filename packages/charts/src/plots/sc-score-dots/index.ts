export { scScoreDots } from './scScoreDots.ts';
