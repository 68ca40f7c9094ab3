export { alphaBox } from './alphaBox.ts';
