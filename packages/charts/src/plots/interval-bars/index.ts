export { intervalBars } from './intervalBars.ts';
