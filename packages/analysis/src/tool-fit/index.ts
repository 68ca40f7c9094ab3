export { rankTools, type ToolFit } from './rankTools.ts';
export { kindName, natureOfNames, whyNone, type TableKind, type TableNature } from './tableNature.ts';
export { usualTools } from './usualTools.ts';
