export { backupOf } from './backupOf.ts';
export type { Draft } from './createDraft.ts';
export { createSaving } from './createSaving.ts';
export { DraftConflict } from './DraftConflict.tsx';
export { DraftLine } from './DraftLine.tsx';
export { isPassing, useDraft } from './useDraft.ts';
export { newRecord, useNewRecord } from './useNewRecord.ts';
