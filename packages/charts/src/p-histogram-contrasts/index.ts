export { pHistogramContrasts } from './pHistogramContrasts.ts';
