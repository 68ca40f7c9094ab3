export { upDownBars } from './upDownBars.ts';
