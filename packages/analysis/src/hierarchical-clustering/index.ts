export { agglomerate, type Dendrogram, type Linkage } from './agglomerate.ts';
export { type Distance, distances, isCorrelation } from './distances.ts';
export { cutTree } from './cutTree.ts';
export { clusterMessages, hclust } from './hclust.ts';
export {
  type Axis,
  distanceOption,
  type HclustOptions,
  hclustOptions,
  linkageOption,
  readHclustOptions,
  type RowScale,
  scaleOption,
} from './hclust.schema.ts';
export { clusteringText, hclustNote, inputText } from './hclust.note.ts';
export { clusterAxis } from './clusterAxis.ts';
export { prepareFeatures } from './prepareFeatures.ts';
export { clustersTable, leaves, mergeTable, orderTable, type Tree } from './treeTables.ts';
