export { sourceShares } from './sourceShares.ts';
