import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { methodById } from '@panome/analysis';
import { exampleFor } from '@panome/analysis/examples';
import { executeRun } from '@panome/analysis/node';
import { families } from '@panome/contract/families';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAcademy } from '../../../admin/content/academy/importAcademy.ts';
import { readDocument } from '../../../results/resultFolder.ts';
import { stepsOf, type StoredStep } from '../steps.ts';
import { checkStep } from './checkStep.ts';

const content = join(import.meta.dirname, '../../../demo/content/academy');
let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'panome-tutorials-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a step as its button fills the form: the example of the tool, its options, and those of the step. */
async function run({ options, tool }: StoredStep, name: string) {
  const method = methodById(tool)!;
  const example = exampleFor(tool);
  const outDir = join(folder, name);
  mkdirSync(outDir);
  const given = method.inputs.flatMap(({ id }) => {
    const file = example.files[id];
    if (!file) return [];
    const path = join(outDir, file.name);
    writeFileSync(path, file.csv);
    return [[id, { name: file.name, path }] as const];
  });
  const files = Object.fromEntries(given);
  await executeRun({ method, files, options: { ...example.options, ...options }, seed: 1, outDir, threads: 1 });
  return outDir;
}

it('every step of our tutorials gives on its example what it promises, and every family has a tutorial', async () => {
  const { articles = [], dictionary = [] } = await readAcademy(content);
  const tutorials = articles.filter(({ row }) => row.steps !== '[]');
  expect(new Set(tutorials.map(({ row }) => row.family))).toEqual(new Set(families));
  expect(articles.length - tutorials.length).toBeGreaterThanOrEqual(12);
  expect(dictionary.length).toBeGreaterThanOrEqual(60);
  const wrong: object[] = [];
  for (const { row } of tutorials)
    for (const step of stepsOf(row.steps)) {
      const dir = await run(step, `${row.id}-${step.id}`);
      const { checks, options, passed } = checkStep(dir, await readDocument(dir), step);
      if (!passed || options.length > 0)
        wrong.push({ article: row.id, step: step.id, options, checks: checks.filter((one) => !one.passed) });
    }
  expect(wrong).toEqual([]);
}, 120_000);
