export { distributionsOf, type Series } from './series.ts';
