export { driftTrend } from './driftTrend.ts';
