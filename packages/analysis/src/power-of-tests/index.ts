/** How likely a test finds a difference, and which difference it can find. */
export { powerAt, type Design, type PowerAt } from './designs.ts';
export { noncentralFTail, noncentralFUpper, noncentralTUpper } from './noncentral.ts';
export { rootOf } from './rootOf.ts';
export { samplesNeeded } from './samplesNeeded.ts';
export { smallestEffect } from './smallestEffect.ts';
export { typicalSpread, type Spread } from './typicalSpread.ts';
export { upperDifference } from './upperDifference.ts';
