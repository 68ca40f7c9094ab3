export { indicatorDots } from './indicatorDots.ts';
export { eachSpec, significanceStars, topIndicators, type Indicator } from './topIndicators.ts';
