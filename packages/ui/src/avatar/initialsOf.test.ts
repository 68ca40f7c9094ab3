import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['王小明', '明'],
  ['欧阳 娜娜', '娜'],
  ['Ada Lovelace', 'AL'],
  ['Ada', 'A'],
  ['john m. smith', 'JS'],
  ['刘洋 Alice', '洋'],
  ['阿迪力·买买提', '提'],
  ['𠮷', '𠮷'],
  ['  ', ''],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
