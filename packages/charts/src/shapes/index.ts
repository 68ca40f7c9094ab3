export { categoryScale } from './scale.ts';
export { circle, errorBar, pixelsOf, placeOf, polygon, polyline, rectangle, words } from './shapes.ts';
export { shapesOption } from './shapesOption.ts';
export type { Shape, Spot } from './shapes.ts';
