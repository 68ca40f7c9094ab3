export { kseaBars } from './kseaBars.ts';
