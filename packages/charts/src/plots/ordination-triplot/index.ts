export { ordinationTriplot } from './ordinationTriplot.ts';
