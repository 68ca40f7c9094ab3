import { expect, it } from 'vitest';
import { memoryShare } from './memoryShare.ts';

const gigabyte = 1024 ** 3;

it('children together use half of the machine at most, and each enough to begin', () => {
  expect(memoryShare(2, 4 * gigabyte)).toBe(gigabyte);
  expect(memoryShare(1, 64 * gigabyte)).toBe(32 * gigabyte);
  expect(memoryShare(8, gigabyte)).toBe(256 * 1024 ** 2);
});
