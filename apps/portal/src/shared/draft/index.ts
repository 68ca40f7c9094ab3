export { backupOf } from './backupOf.ts';
export type { Draft } from './createDraft.ts';
export { DraftConflict } from './DraftConflict.tsx';
export { DraftLine } from './DraftLine.tsx';
export { useDraft } from './useDraft.ts';
