import { endpointOf, type CallName, type RequestOf } from '@panome/contract/client';
import { contentOf } from './envelope.ts';
import { send, type CallOptions } from './call.ts';
import { overRenewal } from './overRenewal.ts';
import { saveBlob } from './saveBlob.ts';

const nameIn = (disposition: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : 'download';
};

/** Calls for bytes. A JSON answer is the failure (decision E-24). @throws {CallError} */
export async function callBlob<Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  options?: CallOptions,
): Promise<{ blob: Blob; name: string }> {
  const endpoint = endpointOf(name);
  return overRenewal(endpoint, options, async () => {
    const response = await send(endpoint, request as object, options);
    const disposition = response.headers.get('content-disposition');
    if (!disposition)
      contentOf({ status: response.status, body: await response.json().catch(() => null), isLogout: false });
    return { blob: await response.blob(), name: nameIn(disposition) };
  });
}

/** Downloads the bytes of a call into the browser's downloads. @throws {CallError} */
export async function download<Name extends CallName>(name: Name, request: RequestOf<Name>): Promise<void> {
  const file = await callBlob(name, request);
  saveBlob(file.blob, file.name);
}
