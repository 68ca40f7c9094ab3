export { pHistogram } from './pHistogram.ts';
