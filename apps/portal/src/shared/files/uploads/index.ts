export type { Upload, UploadTarget } from './upload.ts';
export { uploadManager } from './uploadManager.ts';
export { uploadTree } from './uploadTree.ts';
export { useUploads } from './useUploads.ts';
