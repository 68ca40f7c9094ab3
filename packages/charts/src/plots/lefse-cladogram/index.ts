export { lefseCladogram } from './lefseCladogram.ts';
