import { endpointOf, type CallName, type RequestOf, type ResponseOf } from '@panome/contract/client';
import { headersOf } from './call.ts';
import { CallError } from './callError.ts';
import { contentOf } from './envelope.ts';

export type UploadOptions = { readonly signal?: AbortSignal; readonly onProgress?: (sentBytes: number) => void };

/** Sends one file as multipart with progress. @throws {CallError} */
export function callUpload<Name extends CallName>(name: Name, request: RequestOf<Name>, file: File, { signal, onProgress }: UploadOptions = {}): Promise<ResponseOf<Name>> {
  const endpoint = endpointOf(name);
  const form = new FormData();
  for (const [key, value] of Object.entries(request as object)) form.set(key, String(value));
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', endpoint.path);
    xhr.timeout = endpoint.timeout;
    xhr.responseType = 'json';
    for (const [key, value] of Object.entries(headersOf())) xhr.setRequestHeader(key, value);
    xhr.upload.addEventListener('progress', (event) => onProgress?.(event.loaded));
    xhr.addEventListener('load', () => {
      try {
        resolve(contentOf({ status: xhr.status, body: xhr.response as unknown, isLogout: false }).data as ResponseOf<Name>);
      } catch (error) {
        reject(error as CallError);
      }
    });
    xhr.addEventListener('error', () => reject(new CallError('network', '上传失败：网络连接中断，请检查网络后重试')));
    xhr.addEventListener('timeout', () => reject(new CallError('timeout', '上传超时：请检查网络后重试')));
    xhr.addEventListener('abort', () => reject(new CallError('cancelled', '已取消')));
    signal?.addEventListener('abort', () => xhr.abort());
    xhr.send(form);
  });
}
