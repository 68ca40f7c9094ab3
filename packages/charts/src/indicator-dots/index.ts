export { indicatorDots } from './indicatorDots.ts';
export { eachSpec, topIndicators, type Indicator } from './topIndicators.ts';
