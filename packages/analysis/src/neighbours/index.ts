export { nearestNeighbours, nearestOf, type Neighbours, searchNote } from './nearestNeighbours.ts';
export { trustworthiness } from './trustworthiness.ts';
export { joinedGraph } from './joinedGraph.ts';
export { communities, modularity } from './communities.ts';
export { type Graph, sharedNeighbours } from './sharedNeighbours.ts';
