export { buildChanged } from './build.ts';
export { call, callPage, type CallOptions, type Page } from './call.ts';
export { CallError, isSilent, messageOf } from './callError.ts';
export { callBlob, download, saveBlob } from './download.ts';
export { cancelPending } from './pending.ts';
export { createSubmissionKeys } from './submissionKey.ts';
export { callUpload, type UploadOptions } from './upload.ts';
export { reachability } from './reachability.ts';
export { keyOf, useCall, useCallPage } from './useCall.ts';
