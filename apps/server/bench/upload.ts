import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { calls } from '@panome/contract';
import { tusPath } from '../src/features/files/index.ts';
import { loginDemo, runServer, type ServerProcess } from '../src/testing/runServer.ts';

/** Upload speed over the loopback and the server's memory meanwhile: `node apps/server/bench/upload.ts [megabytes]`. */
const megabyte = 1024 * 1024;
const megabytes = Number(process.argv[2] ?? 100);
const chunk = new Uint8Array(Buffer.alloc(megabyte, 'sample,1.5\n'));

const residentOf = (pid: number): number => Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * 4096;

async function* chunks(count: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let index = 0; index < count; index += 1) yield chunk;
}

/** `fetch` streams a body only when told that the answer comes after the whole body. */
const streamed = (body: AsyncIterable<Uint8Array>) => ({ body: ReadableStream.from(body) as BodyInit, duplex: 'half' });

async function* form(boundary: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="big.csv"\r\ncontent-type: text/csv\r\n\r\n`,
  );
  yield* chunks(megabytes);
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

async function byForm(address: string, token: string): Promise<number> {
  const headers = { token, 'content-type': 'multipart/form-data; boundary=bench' };
  const response = await fetch(`${address}${calls.fileStoreUpload.path}`, {
    method: 'POST',
    headers,
    ...streamed(form('bench')),
  });
  return response.status;
}

async function byTus(address: string, token: string): Promise<number> {
  const version = { token, 'tus-resumable': '1.0.0' };
  const filename = Buffer.from('big.csv').toString('base64');
  const created = await fetch(`${address}${tusPath}`, {
    method: 'POST',
    headers: { ...version, 'upload-length': String(megabytes * megabyte), 'upload-metadata': `filename ${filename}` },
  });
  const headers = { ...version, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const response = await fetch(`${address}${created.headers.get('location')}`, {
    method: 'PATCH',
    headers,
    ...streamed(chunks(megabytes)),
  });
  return response.status;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** @returns MB/s. */
async function measure(name: string, server: ServerProcess, upload: () => Promise<number>): Promise<number> {
  const before = residentOf(server.pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentOf(server.pid))), 20);
  const start = performance.now();
  const status = await upload();
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  const [speed, from, to] = [megabytes / seconds, before / megabyte, most / megabyte].map(Math.round);
  console.log(
    `${name}: status ${status}, ${megabytes} MB in ${seconds.toFixed(2)} s = ${speed} MB/s, server memory ${from} → ${to} MB`,
  );
  return megabytes / seconds;
}

const folder = mkdtempSync(join(tmpdir(), 'panome-bench-'));
const server = await runServer(folder, { PANOME_UPLOAD_BYTES: String((megabytes + 1) * megabyte) });
try {
  const token = await loginDemo(server.address);
  const speeds: { readonly form: number[]; readonly tus: number[] } = { form: [], tus: [] };
  for (let run = 0; run < 5; run += 1) {
    speeds.form.push(await measure('form', server, () => byForm(server.address, token)));
    speeds.tus.push(await measure('tus', server, () => byTus(server.address, token)));
  }
  const [form, tus] = [median(speeds.form), median(speeds.tus)];
  console.log(
    `median of 5: form ${Math.round(form)} MB/s, tus ${Math.round(tus)} MB/s, tus / form ${(tus / form).toFixed(2)}`,
  );
} finally {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
