export { imputeDensity } from './imputeDensity.ts';
