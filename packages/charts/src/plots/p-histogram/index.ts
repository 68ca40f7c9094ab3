export { pHistogram } from './pHistogram.ts';
export { pHistogramContrasts } from './pHistogramContrasts.ts';
