export {
  communityDistance,
  groupedDistance,
  requireDistance,
  sharedSamples,
  subDistance,
  type CommunityDistance,
  type DistanceInputs,
} from './communityDistance.ts';
export { distanceSentence } from './distance.note.ts';
export {
  distanceInputs,
  distanceOptions,
  measureNames,
  readDistanceOptions,
  type DistanceOptions,
} from './distance.schema.ts';
export { communityDistances, type CommunityMeasure } from './measures.ts';
