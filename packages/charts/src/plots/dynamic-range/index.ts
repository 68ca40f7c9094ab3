export { dynamicRange, namedIn } from './dynamicRange.ts';
