export { constrainedNote } from './constrained.note.ts';
export { ccaOptions, rdaOptions } from './constrained.schema.ts';
export { orderedBasis, rdaResponse } from './ordinate.ts';
export { runConstrained, transform } from './runConstrained.ts';
export { selectionSpecs, selectionWords, type SelectionOptions } from './selected.ts';
export { without } from './without.ts';
