export { rfeError } from './rfeError.ts';
