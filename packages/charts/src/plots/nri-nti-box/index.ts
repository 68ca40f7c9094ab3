export { nriNtiBox } from './nriNtiBox.ts';
