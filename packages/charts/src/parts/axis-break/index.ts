export { zeroAxis } from './axisBreak.ts';
