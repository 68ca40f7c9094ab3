export { buildChanged } from './build.ts';
export { call, callPage, type Page } from './call.ts';
export { CallError, isSilent, messageOf } from './callError.ts';
export { callBlob, download, saveBlob } from './download.ts';
export { createSubmissionKeys } from './submissionKey.ts';
export { callUpload } from './upload.ts';
export { refusals } from './refusals.ts';
export { reachability } from './reachability.ts';
export { keyOf, useCall, useCallPage } from './useCall.ts';
