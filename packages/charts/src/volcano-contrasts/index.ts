export { volcanoContrasts } from './volcanoContrasts.ts';
