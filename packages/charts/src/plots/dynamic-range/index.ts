export { dynamicRange } from './dynamicRange.ts';
