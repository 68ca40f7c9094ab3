export { o2plsScores } from './o2plsScores.ts';
