import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineMethod, integerColumn, tableOf } from '../../model/index.ts';
import { inParts } from '../../parallel/index.ts';
import { executeRun, type RunRequest } from '../executeRun.ts';
import { meeting } from './testing/trialJobs.ts';
import { watchThreads } from './testing/watchThreads.ts';

/** A method that requires a second thread where threads are allowed. */
const shared = (fails: boolean, threads: number) =>
  defineMethod({
    id: 'shared',
    version: '1',
    family: 'overview',
    title: '分工',
    summary: '',
    keywords: [],
    options: [],
    charts: [],
    inputs: [{ id: 'matrix', required: true, label: '矩阵', help: '' }],
    tables: [{ id: 'parts', title: '各份' }],
    run: (_, __, { progress }) => {
      const seen = new Int32Array(new SharedArrayBuffer(4)).fill(threads > 1 ? 0 : 1);
      const found = inParts(meeting, { seen, here: threadId, fails }, 60, (share) => progress('计算', share));
      return {
        tables: [
          tableOf('parts', '各份', [
            integerColumn(
              'value',
              '值',
              Float64Array.from(found, ({ value }) => Math.round(value)),
              { help: '' },
            ),
          ]),
        ],
        removed: [],
        messages: [],
        facts: { threads: new Set(found.map(({ thread }) => thread)).size },
      };
    },
    findings: () => '完成',
    note: () => '',
  });

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'panome-shared-'));
  writeFileSync(join(dir, 'matrix.csv'), 'id,S1,S2\nA,1,2\n');
});
afterEach(() => rmSync(dir, { recursive: true }));
const request = (fails: boolean, threads: number): RunRequest => ({
  method: shared(fails, threads),
  files: { matrix: { path: join(dir, 'matrix.csv'), name: 'matrix.csv' } },
  options: {},
  seed: 1,
  outDir: join(dir, `out-${threads}`),
  threads,
});

it('a run shares its work, reports progress, gives the tables of a single thread and leaves no thread', async () => {
  const { end, running, started } = watchThreads();
  const fractions: number[] = [];
  const two = await executeRun({ ...request(false, 2), onProgress: (_, fraction) => fractions.push(fraction) });
  expect([two.facts['threads'], started(), running.size]).toEqual([2, 1, 0]);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  const one = await executeRun(request(false, 1));
  expect([one.facts['threads'], started()]).toEqual([1, 1]);
  const table = (threads: number): Buffer => readFileSync(join(dir, `out-${threads}`, 'parts.csv'));
  expect(table(2).equals(table(1))).toBe(true);
  end();
});

it('an error in a thread is the error of the run, which writes nothing and leaves no thread', async () => {
  const { end, running, started } = watchThreads();
  await expect(executeRun(request(true, 2))).rejects.toThrow('failed in another thread');
  expect([started(), running.size]).toEqual([1, 0]);
  expect(readdirSync(dir)).toEqual(['matrix.csv']);
  end();
});
