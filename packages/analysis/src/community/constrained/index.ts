export { constrainedNote } from './constrained.note.ts';
export { ccaOptions, rdaOptions } from './constrained.schema.ts';
export { runConstrained } from './runConstrained.ts';
