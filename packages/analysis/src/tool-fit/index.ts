export { rankTools, type ToolFit } from './rankTools.ts';
export { kindName, whyNone, type TableKind, type TableNature } from './tableNature.ts';
export { usualTools } from './usualTools.ts';
