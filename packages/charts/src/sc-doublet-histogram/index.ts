export { scDoubletHistogram } from './scDoubletHistogram.ts';
