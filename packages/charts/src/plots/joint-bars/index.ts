export { jointBars } from './jointBars.ts';
