export { rfeRanking } from './rfeRanking.ts';
