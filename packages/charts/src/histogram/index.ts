export { histogram } from './histogram.ts';
