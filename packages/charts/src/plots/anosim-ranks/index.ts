export { anosimRanks } from './anosimRanks.ts';
