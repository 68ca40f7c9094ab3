export { readPathway } from './readPathway.ts';
