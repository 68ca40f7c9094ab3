export { unitsOf } from './unitsOf.ts';
