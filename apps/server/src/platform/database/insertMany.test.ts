import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { countOf } from './countOf.ts';
import { insertMany } from './insertMany.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('every row arrives once, whatever their number', async () => {
  const db = test.platform.database;
  let at = 0;
  for (const rows of [0, 1, 7, 5_333, 5_334, 9_999]) {
    const from = at;
    const made = Array.from({ length: rows }, () => [`many-${(at += 1)}`, 'test', at]);
    await insertMany(db, 'ref_name', ['name', 'namespace', 'entity_id'], made);
    const written = db.selectFrom('ref_name').where('namespace', '=', 'test').where('entity_id', '>', from);
    expect(await countOf(written)).toBe(rows);
  }
});
