export { byNumber, clusterClasses, groupClasses, oneClass, type Classes } from './classes.ts';
export { airy, classMap, mapData, usualSize, type MapPoints } from './classMap.ts';
export { embedding, namedSpec } from './embedding.ts';
