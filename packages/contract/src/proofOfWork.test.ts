import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { firstBits, isSolution, solve } from './proofOfWork.ts';

it('is SHA-256', () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = 'a1.Z_-'.repeat(10).slice(0, length);
    expect(firstBits(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0));
  }
  expect(() => firstBits('x'.repeat(56))).toThrow(RangeError);
});

it('finds what counts, resting now and then', async () => {
  const order = { captcha_id: 'x'.repeat(43), bits: 8, count: 4 };
  let rests = 0;
  const answer = await solve(order, async () => void (rests += 1), 50);
  const parts = answer.split(',');
  expect(parts).toHaveLength(4);
  expect(parts.every((number, part) => isSolution(order, part, number))).toBe(true);
  expect(rests).toBeGreaterThan(2);
});
