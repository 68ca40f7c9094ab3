export { enrichmentChord } from './enrichmentChord.ts';
