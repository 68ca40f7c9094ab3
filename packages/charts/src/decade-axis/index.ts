export { decadeAxis, decades } from './decadeAxis.ts';
