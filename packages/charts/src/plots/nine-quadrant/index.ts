export { nineQuadrant } from './nineQuadrant.ts';
