export { histogram } from './histogram.ts';
export { scDoubletHistogram } from './scDoubletHistogram.ts';
