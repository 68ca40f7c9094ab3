export { ma } from './ma.ts';
