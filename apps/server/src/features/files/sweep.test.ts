import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panome-sweep-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => buildTestApp({ env: { PANOME_DATA: folder } });

it('REL-18: bytes without a row are named in the log when they go into quarantine', async () => {
  const before = await open();
  const bytes = Readable.from([Buffer.from('bytes of a killed upload')]);
  const { key } = await before.platform.storage.put(bytes, { maxBytes: 100, tooLargeMsg: '' });
  await before.close();

  const after = await open();
  try {
    const warn = vi.spyOn(after.platform.log, 'warn');
    await after.app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitUntil(() => warn.mock.calls.length > 0);
    expect(warn.mock.calls).toEqual([[{ objects: [key] }, 'put files that no row names into quarantine']]);
  } finally {
    await after.close();
  }
});
