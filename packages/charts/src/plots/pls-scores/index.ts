export { plsScores } from './plsScores.ts';
