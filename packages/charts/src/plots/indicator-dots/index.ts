export { indicatorDots } from './indicatorDots.ts';
