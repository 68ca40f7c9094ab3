export { createStagedUpload, filesOfFolder, type StagedState, type StagedUpload } from './stagedUpload.ts';
