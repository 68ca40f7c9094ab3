export { findingsOf } from './findingsOf.ts';
export { formatNumber } from './formatNumber.ts';
export { connected, contrasts, thresholds, twoGroups, withoutFold } from './sentences.ts';
