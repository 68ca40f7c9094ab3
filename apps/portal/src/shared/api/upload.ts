import { endpointOf, stall, type CallName, type RequestOf, type ResponseOf } from '@panome/contract/client';
import { headersOf } from './call.ts';
import { CallError } from './callError.ts';
import { contentOf } from './envelope.ts';

type UploadOptions = {
  /** Gives the upload up; it then throws a `CallError` of kind `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  /** Gets the bytes sent so far, of all files together. */
  readonly onProgress?: (sentBytes: number) => void;
  /** One key a form view: a repeat with the same key is the same submission (REL-07). */
  readonly idempotencyKey?: string | undefined;
};

/** Ends a transfer on which nothing moves. @returns what to call when something did, and at the end. */
function watchStall(xhr: XMLHttpRequest, onStall: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const moved = () => {
    stop();
    timer = setTimeout(() => {
      onStall();
      xhr.abort();
    }, stall);
  };
  return { moved, stop };
}

/** Sends one file, or the files of a form, as multipart with progress. @throws {CallError} */
export function callUpload<Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  files: File | readonly File[],
  { idempotencyKey, onProgress, signal }: UploadOptions = {},
): Promise<ResponseOf<Name>> {
  const endpoint = endpointOf(name);
  const form = new FormData();
  for (const [key, value] of Object.entries(request as object)) form.set(key, String(value));
  for (const file of files instanceof File ? [files] : files) form.append('file', file);
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const watch =
      endpoint.timeout === 0
        ? watchStall(xhr, () =>
            reject(new CallError('timeout', `${stall / 1_000} 秒内没有任何进展，已停止上传，请检查网络后重试`)),
          )
        : undefined;
    xhr.open('POST', endpoint.path);
    xhr.timeout = endpoint.timeout;
    xhr.responseType = 'json';
    for (const [key, value] of Object.entries(headersOf({ idempotencyKey }))) xhr.setRequestHeader(key, value);
    xhr.upload.addEventListener('progress', (event) => {
      watch?.moved();
      onProgress?.(event.loaded);
    });
    xhr.addEventListener('load', () => {
      try {
        resolve(
          contentOf({ status: xhr.status, body: xhr.response as unknown, isLogout: false }).data as ResponseOf<Name>,
        );
      } catch (error) {
        reject(error as CallError);
      }
    });
    xhr.addEventListener('error', () => reject(new CallError('network', '上传失败：网络连接中断，请检查网络后重试')));
    xhr.addEventListener('timeout', () => reject(new CallError('timeout', '上传超时：请检查网络后重试')));
    xhr.addEventListener('abort', () => reject(new CallError('cancelled', '已取消')));
    xhr.addEventListener('loadend', () => watch?.stop());
    signal?.addEventListener('abort', () => xhr.abort());
    watch?.moved();
    xhr.send(form);
  });
}
