export { type Comparison, resolveComparison } from './comparison.ts';
export { testNames, type TwoGroupOptions, twoGroupOptions, type TwoGroupTest } from './twoGroup.schema.ts';
export { adjustSources, twoGroupNote } from './note.ts';
export { checkTwoGroup, runTwoGroup } from './twoGroup.ts';
