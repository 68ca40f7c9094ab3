export { indicatorBar } from './indicatorBar.ts';
