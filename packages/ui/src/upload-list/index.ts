export { UploadList, type UploadListProps } from './UploadList.tsx';
export type { UploadActs } from './UploadListRow.tsx';
export { isActive, isEnded, type UploadDecision, type UploadPhase, type UploadRow } from './UploadRow.ts';
export { uploadListText } from './UploadList.text.ts';
export { createSpeedometer } from './speedometer.ts';
export { UploadSummary, type UploadSummaryProps } from './UploadSummary.tsx';
