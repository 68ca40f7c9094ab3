import { expect, test } from 'vitest';
import { pinyinInitials } from './pinyinInitials.ts';

test('knows the initials of common characters and leaves the rest alone', () => {
  expect(pinyinInitials('转录组')).toBe('zlz');
  expect(pinyinInitials('微生物')).toBe('wsw');
  expect(pinyinInitials('安比差大二分高化结控流免凝欧配前人三通外小样组')).toBe('abcdefghjklmnopqrstwxyz');
  expect(pinyinInitials('QC-样本 01')).toBe('qc-yb 01');
});
