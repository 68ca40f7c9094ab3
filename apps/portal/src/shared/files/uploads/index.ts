export type { UploadTarget } from './upload.ts';
export { uploadDialog } from './uploadDialog.ts';
export { uploadManager } from './uploadManager.ts';
export { uploadOne } from './uploadOne.ts';
export { uploadTree } from './uploadTree.ts';
