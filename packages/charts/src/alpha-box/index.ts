export { alphaBox } from './alphaBox.ts';
export { indexBoxes } from './indexBoxes.ts';
