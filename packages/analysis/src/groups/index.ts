export { completeGroups, completeSamples } from './completeSamples.ts';
export { guessGroups, type GroupGuess } from './guessGroups.ts';
export { joinSamples, type SampleJoin } from './joinSamples.ts';
export { parsePastedGroups, type PastedGroups } from './parsePastedGroups.ts';
export { coreName, mangledName, plainName, shortName } from './sampleNames.ts';
export { readMissing } from './readMissing.ts';
export { isQc, twoLevels } from './twoLevels.ts';
export { withoutSamples, withoutUngrouped } from './withoutUngrouped.ts';
