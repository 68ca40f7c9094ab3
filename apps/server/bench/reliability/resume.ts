import { request } from 'node:http';
import { tokenHeader } from '@panome/contract';
import { loginDemo, runServer } from '../../src/testing/runServer.ts';
import { fileIdHeader, tusPath } from '../../src/features/files/index.ts';
import type { Outcome } from '../outcome.ts';
import { downloadOf, megabyte, sha256, textOf } from './trial.ts';

const tus = { 'tus-resumable': '1.0.0' };
const chunk = 256 * 1024;

/** Sends from an offset and breaks the connection after so many bytes. @returns the bytes that left. */
function sendUntil(
  address: string,
  path: string,
  token: string,
  bytes: Buffer,
  offset: number,
  cut: number,
): Promise<{ sent: number; id?: string | undefined }> {
  return new Promise((resolve) => {
    let sent = 0;
    const headers = {
      ...tus,
      [tokenHeader]: token,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length - offset,
    };
    const sending = request(`${address}${path}`, { method: 'PATCH', headers });
    sending.on('error', () => resolve({ sent }));
    sending.on('response', (response) => {
      response.resume();
      resolve({ sent, id: response.headers[fileIdHeader] as string | undefined });
    });
    const more = () => {
      if (sent >= cut) return void sending.destroy(new Error('cut'));
      if (offset + sent >= bytes.length) return void sending.end();
      const part = bytes.subarray(offset + sent, offset + sent + chunk);
      sent += part.length;
      sending.write(part, () => setImmediate(more));
    };
    more();
  });
}

/** REL-03: an upload that is cut again and again, and once by a killed server, ends whole; little is sent twice. */
export async function measureResume(folder: string, runs: number): Promise<Outcome> {
  let server = await runServer(folder);
  const token = await loginDemo(server.address);
  const bytes = textOf(64 * megabyte);
  const cuts = 10;
  let failures = 0;
  let extra = 0;
  for (let run = 0; run < runs; run += 1) {
    const name = Buffer.from(`resume-${run}.csv`).toString('base64');
    const made = await fetch(`${server.address}${tusPath}`, {
      method: 'POST',
      headers: {
        ...tus,
        [tokenHeader]: token,
        'upload-length': String(bytes.length),
        'upload-metadata': `filename ${name}`,
      },
    });
    const path = made.headers.get('location')!;
    let sent = 0;
    let id: string | undefined;
    for (let cut = 0; cut <= cuts && !id; cut += 1) {
      if (cut === cuts / 2) {
        await server.kill();
        server = await runServer(folder);
      }
      const head = await fetch(`${server.address}${path}`, {
        method: 'HEAD',
        headers: { ...tus, [tokenHeader]: token },
      });
      const offset = Number(head.headers.get('upload-offset'));
      const limit = cut === cuts ? Infinity : Math.random() * ((2 * bytes.length) / cuts);
      const part = await sendUntil(server.address, path, token, bytes, offset, limit);
      sent += part.sent;
      id = part.id;
    }
    extra += sent / bytes.length - 1;
    if (!id || sha256(await downloadOf(server.address, token, id)) !== sha256(bytes)) failures += 1;
  }
  await server.kill();
  return {
    id: 'REL-03',
    runs: runs * cuts,
    failures,
    figure: `${((100 * extra) / runs).toFixed(1)} % of the file sent twice over ${cuts} cuts and 1 kill`,
  };
}
