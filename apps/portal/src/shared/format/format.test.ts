import { expect, it } from 'vitest';
import { formatSize as pickerSize } from '../../../../../packages/ui/src/drop-zone/fileRules.ts';
import { formatDuration, formatNumber, formatSize, formatTime } from './format.ts';

it('writes the upload limit as people know it', () => {
  expect(formatSize(104_857_600)).toBe('100 MB');
  expect(formatSize(0)).toBe('0 B');
  expect(formatSize(1536)).toBe('1.5 KB');
});

it('writes a size as the file picker does', () => {
  const sizes = Array.from({ length: 400 }, (_, at) => Math.round(1.09 ** at));
  expect(sizes.map(formatSize)).toEqual(sizes.map(pickerSize));
});

it('writes times in Shanghai, also across midnight', () => {
  expect(formatTime('2026-11-21T06:08:00+00:00')).toBe('2026-11-21 14:08:00');
  expect(formatTime('2026-11-21T16:00:05Z')).toBe('2026-11-22 00:00:05');
  expect(formatTime(null)).toBe('--');
});

it('keeps three significant digits and never loses a small p-value', () => {
  expect(formatNumber(0.0000123456)).toBe('1.23e-5');
  expect(formatNumber(1.2345)).toBe('1.23');
  expect(formatNumber(-12.345)).toBe('-12.3');
  expect(formatNumber(123220)).toBe('123,220');
  expect(formatNumber(null)).toBe('--');
  expect(formatNumber(0)).toBe('0');
});

it('says durations in words', () => {
  expect(formatDuration(1200)).toBe('1.2 秒');
  expect(formatDuration(83_000)).toBe('1 分 23 秒');
  expect(formatDuration(3_660_000)).toBe('1 小时 1 分');
});
