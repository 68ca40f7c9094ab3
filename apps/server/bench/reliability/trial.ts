import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calls, tokenHeader, type Call, type FileItem } from '@panome/contract';
import { fetchCall } from '../../src/testing/runServer.ts';

export const megabyte = 1024 * 1024;
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
/** Text, because the server refuses a table with other bytes. */
export const textOf = (size: number): Buffer =>
  Buffer.from(`id,A\n${randomBytes(Math.ceil(size / 2)).toString('hex')}`).subarray(0, size);

/** @returns the file when it was acknowledged, the words of the refusal when not. @throws when the connection broke. */
export async function upload(
  address: string,
  token: string,
  name: string,
  bytes: Uint8Array,
  call: Call = calls.fileStoreUpload,
): Promise<FileItem | string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${address}${call.path}`, {
    method: 'POST',
    headers: { [tokenHeader]: token },
    body: form,
  });
  const answer = (await response.json()) as { code: number; showMsg: string; content: { data: FileItem } };
  return answer.code === 1 ? answer.content.data : answer.showMsg;
}

export async function listAll(address: string, token: string): Promise<FileItem[]> {
  const listed: FileItem[] = [];
  for (let page = 1, total = 1; listed.length < total; page += 1) {
    const answer = await fetchCall<FileItem[]>(address, calls.fileStoreList, { page, size: 100, name: 'bench' }, token);
    total = answer.content.total!;
    if (answer.content.data.length === 0) break;
    listed.push(...answer.content.data);
  }
  return listed;
}

export async function downloadOf(address: string, token: string, id: string): Promise<Uint8Array> {
  const headers = { [tokenHeader]: token, 'content-type': 'application/json' };
  const response = await fetch(`${address}${calls.fileStoreDownload.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ids: [id] }),
  });
  return new Uint8Array(await response.arrayBuffer());
}

/** Files that lie under a folder of the store: `incoming` are half written ones. */
export const filesUnder = (dataFolder: string, part: 'incoming' | 'objects'): string[] =>
  readdirSync(join(dataFolder, 'files', part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
