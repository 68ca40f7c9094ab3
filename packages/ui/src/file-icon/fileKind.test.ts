import { expect, test } from 'vitest';
import { fileKind } from './fileKind.ts';

test.each([
  ['肝脏代谢组.CSV', 'table'],
  ['reads_R1.fastq.gz', 'sequence'],
  ['backup.tar.gz', 'archive'],
  ['QC12.mzML', 'spectrum'],
  ['report.pdf', 'document'],
  ['没有扩展名', 'other'],
  ['.csv备份', 'other'],
])('%s is a %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});
