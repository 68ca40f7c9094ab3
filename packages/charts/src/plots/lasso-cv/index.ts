export { lassoCv } from './lassoCv.ts';
