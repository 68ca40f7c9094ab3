import { expect, it } from 'vitest';
import { decodeText } from './decodeText.ts';

it('reads the encoding of Chinese spreadsheets', () => {
  expect(decodeText(new Uint8Array([0xb4, 0xfa, 0xd0, 0xbb]).buffer)).toBe('代谢');
  expect(decodeText(new TextEncoder().encode('代谢').buffer as ArrayBuffer)).toBe('代谢');
});
