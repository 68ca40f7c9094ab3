export {
  clusterAtPlaces,
  clustersAt,
  cutHeight,
  dendrogramJoints,
  jointPath,
  leafOrder,
  leafPositions,
  treeLine,
} from './dendrogram.ts';
export type { Joint, Merge } from './dendrogram.ts';
export { normalEllipse } from './ellipse.ts';
export type { Point } from './ellipse.ts';
