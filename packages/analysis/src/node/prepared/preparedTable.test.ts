import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { emptyRecipe } from '../../model/index.ts';
import { evaluateRule, rowsOfBits, type Rule } from '../../rules/index.ts';
import { openPrepared, readAsTable, writePrepared } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'panome-prepared-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const classes = ['脂', '糖', '', '脂', '脂', '糖', '脂', '脂'];
const lines = classes.map((name, row) => `m${row},00${row},${row === 3 ? 'NA' : row / 2},${name}`);
writeFileSync(join(folder, 'a.csv'), ['id,code,vip,class', ...lines].join('\n'));
const file = { path: join(folder, 'a.csv'), name: 'a.csv' };

it('a table is read once into columns, with what their facets show', async () => {
  const { columns, rows } = writePrepared(join(folder, 'a'), await readAsTable(file, 'records', emptyRecipe));
  const [id, code, vip, kind] = columns;
  expect(rows).toBe(8);
  expect([id!.distinct, code!.kind, code!.missing]).toEqual([8, 'text', 0]);
  expect(vip).toMatchObject({ kind: 'number', missing: 1, min: 0, max: 3.5 });
  expect(vip!.histogram).toHaveLength(40);
  expect([vip!.histogram[0], vip!.histogram[39], vip!.histogram.reduce((sum, count) => sum + count, 0)]).toEqual([
    1, 1, 7,
  ]);
  expect(kind).toMatchObject({
    missing: 1,
    distinct: 3,
    levels: [
      { value: '脂', count: 5 },
      { value: '糖', count: 2 },
    ],
  });
});

it('rules on the prepared table keep the rows that they keep in the file', async () => {
  writePrepared(join(folder, 'b'), await readAsTable(file, 'records', emptyRecipe));
  const prepared = openPrepared(join(folder, 'b'));
  const kept = (rule: Rule) => [...rowsOfBits(evaluateRule(rule, prepared.rules).kept)];
  expect(kept({ column: 'class', op: 'is', value: '脂' })).toEqual([0, 3, 4, 6, 7]);
  expect(kept({ column: 'class', op: 'is-not', value: '脂' })).toEqual([1, 5]);
  expect(
    kept({
      all: [
        { column: 'vip', op: 'ge', value: 1 },
        { column: 'code', op: 'begins', value: '00' },
      ],
    }),
  ).toEqual([2, 4, 5, 6, 7]);
  const { columns } = prepared.cells(['class', 'vip', 'id'], [7, 3]);
  expect(columns.map(({ values }) => [...values])).toEqual([
    ['脂', '脂'],
    [3.5, Number.NaN],
    ['m7', 'm3'],
  ]);
});
