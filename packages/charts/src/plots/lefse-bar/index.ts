export { lefseBar } from './lefseBar.ts';
