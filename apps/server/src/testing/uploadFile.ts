import { calls, type Envelope, type FileItem } from '@panome/contract';
import type { TestApp } from './buildTestApp.ts';
import { sendForm } from './sendForm.ts';

/** Uploads one file like the form of the page. @throws When the server refuses it. */
export async function uploadFile(
  server: TestApp,
  token: string,
  name: string,
  content: string | Uint8Array,
): Promise<FileItem> {
  const answer = (await sendForm(server, calls.fileStoreUpload, { token, name, content })).json<Envelope<FileItem>>();
  if (answer.code !== 1) throw new Error(answer.showMsg);
  return answer.content.data;
}
