import { describe, expect, it } from 'vitest';
import { uploadListText } from './UploadList.text.ts';
import type { UploadRow } from './UploadRow.ts';
import { spokenWords, stateWords, summaryWords } from './uploadWords.ts';

const { words } = uploadListText;
const mega = 1024 ** 2;
const row = (change: Partial<UploadRow>): UploadRow => ({
  id: '1',
  name: 'a.csv',
  size: 100 * mega,
  progress: 50,
  phase: 'uploading',
  ...change,
});

describe('stateWords', () => {
  it.each([
    ['speed and seconds left', row({ speed: 10 * mega }), '50% · 10 MB/s · 剩余 5 秒'],
    ['minutes left of a slow file', row({ speed: mega / 4 }), '50% · 256 KB/s · 剩余 4 分钟'],
    ['hours left of a very slow file', row({ speed: 1024 }), '50% · 1 KB/s · 剩余 14.2 小时'],
    ['no speed before it was measured', row({}), '50% · 上传中'],
    ['the work of the server after the last byte', row({ progress: 99.9, phase: 'processing' }), '99% · 服务器处理中'],
    ['a check before the first byte', row({ phase: 'checking', progress: 0 }), '校验中'],
    ['a failure without a reason', row({ phase: 'failed' }), '上传失败，请重试'],
    ['the reason of a failure', row({ phase: 'failed', error: '空间不足' }), '上传失败：空间不足'],
  ])('says %s', (_fact, upload, expected) => {
    expect(stateWords(upload, words)).toBe(expected);
  });
});

it('speaks at a quarter, a half and three quarters only, and at the end', () => {
  const spoken = Array.from({ length: 100 }, (_, progress) => spokenWords(row({ progress }), words));
  expect([...new Set(spoken)]).toEqual(['', 'a.csv 已上传 25%', 'a.csv 已上传 50%', 'a.csv 已上传 75%']);
  expect(spokenWords(row({ progress: 99, phase: 'processing' }), words)).toBe('');
  expect(spokenWords(row({ progress: 100, phase: 'success' }), words)).toBe('a.csv 上传成功！');
});

describe('summaryWords', () => {
  it('weighs files by their bytes and never reaches 100', () => {
    expect(
      summaryWords([row({ size: 300, progress: 99.9 }), row({ size: 100, progress: 0, phase: 'waiting' })], words),
    ).toBe('正在上传 2 个文件 · 74%');
    expect(summaryWords([row({ size: 0, progress: 99, phase: 'processing' })], words)).toBe('正在上传 1 个文件 · 0%');
  });

  it('counts how they ended', () => {
    expect(
      summaryWords(
        [row({ phase: 'success' }), row({ phase: 'success' }), row({ phase: 'failed' }), row({ phase: 'paused' })],
        words,
      ),
    ).toBe('2 个文件已上传，1 个文件未能上传，1 个文件等待继续上传');
    expect(summaryWords([row({ phase: 'cancelled' })], words)).toBe('已取消');
    expect(summaryWords([], words)).toBe('');
  });
});
