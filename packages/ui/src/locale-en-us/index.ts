export { enUS } from './enUS.ts';
