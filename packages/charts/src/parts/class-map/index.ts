export { airy, classMap, mapData, type MapPoints, usualSize } from './classMap.ts';
export { byNumber, type Classes, clusterClasses, groupClasses, oneClass } from './classes.ts';
export { namedSpec } from './namedSpec.ts';
