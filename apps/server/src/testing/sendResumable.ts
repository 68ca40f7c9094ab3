import { tokenHeader } from '@panome/contract';
import { tusPath } from '../features/files/index.ts';

const version = { 'tus-resumable': '1.0.0' };
const metadata = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Resumable uploads over the network, as the page sends them. */
export const resumableOf = (address: string, token: string) => {
  const headers = { ...version, [tokenHeader]: token };
  return {
    create: (size: number, fields: Readonly<Record<string, string>>) =>
      fetch(`${address}${tusPath}`, {
        method: 'POST',
        headers: { ...headers, 'upload-length': String(size), 'upload-metadata': metadata(fields) },
      }),
    patch: (location: string, offset: number, body: Uint8Array) =>
      fetch(`${address}${location}`, {
        method: 'PATCH',
        headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        body: new Uint8Array(body),
      }),
    head: (location: string) => fetch(`${address}${location}`, { method: 'HEAD', headers }),
    giveUp: (location: string) => fetch(`${address}${location}`, { method: 'DELETE', headers }),
  };
};
