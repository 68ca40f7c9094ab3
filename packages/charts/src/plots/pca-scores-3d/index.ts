export { pcaScores3d } from './pcaScores3d.ts';
