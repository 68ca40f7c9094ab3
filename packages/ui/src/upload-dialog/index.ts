export { UploadDialog, type UploadDialogProps } from './UploadDialog.tsx';
export { UploadDialogFiles, type UploadDialogFilesProps } from './UploadDialogFiles.tsx';
export { UploadDialogChoice, type UploadDialogChoiceProps } from './UploadDialogChoice.tsx';
export { uploadDialogText } from './UploadDialog.text.ts';
export { useUploadDialog, type UploadDialogState } from './UploadDialogContext.ts';
export { NameTaken, type SendFile, type UploadMeta, type UploadRun } from './sendFile.ts';
export { sendInParts, type FilePart, type SendInPartsOptions } from './sendInParts.ts';
export { createUploadQueue, type QueueOptions } from './uploadQueue.ts';
export { useUploadQueue, type UploadQueue } from './useUploadQueue.ts';
