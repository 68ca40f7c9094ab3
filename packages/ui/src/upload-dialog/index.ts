export { UploadDialog, type UploadDialogProps } from './UploadDialog.tsx';
export { createUploadQueue, type QueueOptions, type SendFile, type UploadMeta, type UploadRun } from './uploadQueue.ts';
export { uploadDialogText } from './UploadDialog.text.ts';
export { useUploadQueue } from './useUploadQueue.ts';
