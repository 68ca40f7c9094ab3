export { graphOf, type Graph } from '../relation/network/graph.ts';
export { forceLayout } from '../relation/network/layout.ts';
