import { calls, type FileItem } from '@panome/contract';
import type { TestApp } from './buildTestApp.ts';

const boundary = 'panome-test-boundary';

/** Uploads one file as the form of the page does. @throws When the server refuses it. */
export async function uploadFile(
  { app }: TestApp,
  token: string,
  name: string,
  content: string | Buffer,
): Promise<FileItem> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename*=UTF-8''${encodeURIComponent(name)}; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const response = await app.inject({
    method: 'POST',
    url: calls.fileStoreUpload.path,
    headers: { token, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
  const answer = response.json<{ code: number; content: { data: FileItem } }>();
  if (answer.code !== 1) throw new Error(response.body);
  return answer.content.data;
}
