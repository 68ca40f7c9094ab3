export * from './model/index.ts';
export * from './options/index.ts';
export { families, methodById, methods } from './registry.ts';
export { wideSamples } from './community/contribution/index.ts';
export { recordedSamples } from './cells/index.ts';
export * from './statistics/index.ts';
