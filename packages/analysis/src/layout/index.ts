export { betweenness, type Graph, graphOf, modularity } from './graph.ts';
export { forceLayout } from './forceLayout.ts';
