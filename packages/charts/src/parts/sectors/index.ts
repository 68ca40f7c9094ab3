export { arcOutline, inkOn, mixed, outward } from './sectors.ts';
