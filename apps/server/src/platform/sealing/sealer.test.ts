import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createSealer, dataKeyOf, sealBytes } from './sealer.ts';

const [one, two] = [dataKeyOf(randomBytes(32)), dataKeyOf(randomBytes(32))];
const sealer = createSealer([one]);
const bytesOf = async (stream: Readable) => Buffer.concat((await stream.toArray()) as Buffer[]);

it('sealed data open only in the context they were sealed for', () => {
  const sealed = sealer.sealText('张三 110105194912310021', 'account-1');
  expect(Buffer.from(sealed, 'base64').includes(Buffer.from('张三'))).toBe(false);
  expect(sealer.openText(sealed, 'account-1')).toBe('张三 110105194912310021');
  expect(() => sealer.openText(sealed, 'account-2')).toThrow();
});

it('a stream is sealed chunk by chunk', async () => {
  const plain = randomBytes(300_000);
  const sealed = await bytesOf(sealer.sealStream(Readable.from([plain.subarray(0, 7), plain.subarray(7)]), 'a'));
  expect(sealed.length).toBe(plain.length + sealBytes);
  expect(sealer.openBytes(sealed, 'a').equals(plain)).toBe(true);
});

it('the same data are never sealed alike twice, and every changed byte is noticed', () => {
  expect(sealer.sealText('x', 'a')).not.toBe(sealer.sealText('x', 'a'));
  const sealed = Buffer.from(sealer.sealText('文字', 'a'), 'base64');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => sealer.openBytes(changed, 'a')).toThrow();
  }
});

it('an old key still opens data, and the new key seals them', () => {
  const old = sealer.sealText('旧', 'a');
  const renewed = createSealer([two, one]);
  expect(renewed.openText(old, 'a')).toBe('旧');
  expect(() => sealer.openText(renewed.sealText('新', 'a'), 'a')).toThrow(two.id);
});
