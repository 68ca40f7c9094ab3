export { guessGroups, type GroupGuess } from './guessGroups.ts';
export { joinSamples, type SampleJoin } from './joinSamples.ts';
export { parsePastedGroups, type PastedGroups } from './parsePastedGroups.ts';
export { coreName, mangledName, plainName, shortName } from './sampleNames.ts';
export { isQc, twoLevels } from './twoLevels.ts';
