export * from './joinSamples.ts';
export * from './sampleNames.ts';
