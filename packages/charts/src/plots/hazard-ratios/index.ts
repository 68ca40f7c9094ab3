export { hazardRatios } from './hazardRatios.ts';
