export { enrichmentCnet } from './enrichmentCnet.ts';
