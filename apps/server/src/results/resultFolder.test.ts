import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDocument } from './resultFolder.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'panome-results-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const stored = {
  method: { id: 'permanova' },
  facts: { r2: 0.2256, p: 0.0004 },
  options: {},
  messages: [],
  charts: [],
  tables: [],
};
const findingsOf = async (document: object) => {
  writeFileSync(join(dir, 'result.json'), JSON.stringify(document));
  return (await readDocument(dir)).findings;
};

it('keeps the findings that a result was written with', async () => {
  const findings = { headline: '当时的结论', facts: [] };
  expect(await findingsOf({ ...stored, findings })).toEqual(findings);
});

it('makes those of a result that was written without, also of a method that is gone', async () => {
  expect((await findingsOf(stored)).headline).toBe('分组解释了群落差异的 22.6%（P < 0.001）');
  expect(await findingsOf({ ...stored, method: { id: 'gone' } })).toEqual({
    headline: '得到 0 张图和 0 个表格',
    facts: [],
  });
});
