export { eachSpec, type Indicator, topIndicators } from './topIndicators.ts';
