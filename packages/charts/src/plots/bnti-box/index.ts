export { bntiBox } from './bntiBox.ts';
