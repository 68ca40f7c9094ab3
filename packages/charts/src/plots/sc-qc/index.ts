export { scQcChart } from './scQc.ts';
