export { gseaRidge } from './gseaRidge.ts';
