export { fewBelowZero, scaleOf, type Extent, type Scale } from './scaleOf.ts';
