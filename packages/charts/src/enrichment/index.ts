export { pSpec, pWords, termCountSpec, topTerms } from './topTerms.ts';
export type { TopTerms } from './topTerms.ts';
export { sideKeys, sideRoom } from './sideKeys.ts';
export { fitNames } from './fitNames.ts';
export { featureCountSpec, termFeatures } from './termFeatures.ts';
export type { TermFeatures } from './termFeatures.ts';
export { cutSpec, eachSideSpec, signedBars } from './signedBars.ts';
export type { SignedWords } from './signedBars.ts';
