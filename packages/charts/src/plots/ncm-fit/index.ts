export { ncmFit } from './ncmFit.ts';
