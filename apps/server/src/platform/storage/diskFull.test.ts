import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskStorage } from './diskStorage.ts';

const megabyte = 1024 * 1024;
const disk = { free: 0 };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panome-disk-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () =>
  createDiskStorage({ folder, reserve: 100 * megabyte, bootId: 'boot', freeBytes: async () => disk.free });
const limits = { maxBytes: 1024 * megabyte, tooLargeMsg: '过大' };
const left = () => [...readdirSync(join(folder, 'incoming')), ...readdirSync(join(folder, 'objects'))];

it('REL-12: a write ends when the disk fills up, and nothing of it is left', async () => {
  disk.free = 200 * megabyte;
  async function* filling() {
    for (let at = 0; at < 64; at += 1) {
      yield Buffer.alloc(megabyte);
      disk.free -= 4 * megabyte;
    }
  }
  await expect(open().put(Readable.from(filling()), limits)).rejects.toMatchObject({
    status: 507,
    showMsg: expect.stringContaining('存储空间不足') as string,
  });
  expect(left()).toEqual([]);
});

it('REL-12: writes work again as soon as there is room', async () => {
  disk.free = 0;
  const storage = open();
  await expect(storage.put(Readable.from([Buffer.from('x')]), limits)).rejects.toMatchObject({ status: 507 });
  disk.free = 200 * megabyte;
  expect(await storage.put(Readable.from([Buffer.from('x')]), limits)).toMatchObject({ size: 1 });
});
