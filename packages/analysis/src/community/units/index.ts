export { unitsOf, type Units } from './unitsOf.ts';
