export type { UploadTarget } from './upload.ts';
export { uploadManager } from './uploadManager.ts';
export { uploadTree } from './uploadTree.ts';
