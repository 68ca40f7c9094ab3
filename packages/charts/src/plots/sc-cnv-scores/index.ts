export { scCnvScores } from './scCnvScores.ts';
