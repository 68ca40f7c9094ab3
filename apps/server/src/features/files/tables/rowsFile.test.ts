import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataRowsOf, openTable, pageOf } from '@panome/analysis/ingest';
import { afterAll, expect, it } from 'vitest';
import { openRowsFile, writeRowsFile } from './rowsFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'panome-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['quotes, line breaks and delimiters inside cells', 'id,A,B\n"G ""1""","x,\ny",2\nG2,3,4\n'],
  ['comments, blank lines and ragged rows', '# title\nid,A,B\n\nG1,1\n# note\nG2,3,4,5\n'],
  ['Chinese names and a last line without an end', '代谢物;对照-1;处理-1\r\n葡萄糖;1,5;2\r\n乳酸;;3'],
  ['a header alone', 'id\tA\tB\n'],
])('kept rows give the same pages as the table itself: %s', async (_name, text) => {
  const opened = await openTable({ bytes: Buffer.from(text), name: 'a.txt' });
  const path = join(folder, 'rows');
  writeRowsFile(path, opened.grid);
  const kept = openRowsFile(path)!;
  const windows = [{}, { offset: 1, limit: 1 }, { line: 5, columnOffset: 1, columnLimit: 1 }];
  for (const window of windows) expect(pageOf(kept, window)).toEqual(pageOf(dataRowsOf(opened), window));
  kept.close();
});

it('a table without kept rows is answered with null', () => {
  expect(openRowsFile(join(folder, 'absent'))).toBeNull();
});
