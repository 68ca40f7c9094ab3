export { pcaScores } from './pcaScores.ts';
