export { importance } from './importance.ts';
