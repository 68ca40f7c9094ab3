export { indexBoxes } from './indexBoxes.ts';
