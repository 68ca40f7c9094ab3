export { epochsFor, umapMap } from './umapMap.ts';
export { fuzzyGraph, smoothDistances } from './fuzzyGraph.ts';
export { fitCurve } from './curve.ts';
export { powerFrom, powerTable } from './powerTable.ts';
