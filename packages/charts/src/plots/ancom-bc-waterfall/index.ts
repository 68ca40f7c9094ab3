export { ancomBcWaterfall } from './ancomBcWaterfall.ts';
