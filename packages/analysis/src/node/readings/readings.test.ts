import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleFor } from '../../examples/index.ts';
import { emptyRecipe, inputKinds, type InputKind } from '../../model/index.ts';
import { methodById, methods } from '../../registry.ts';
import { executeRun } from '../executeRun.ts';
import { loadInputs, type RunFile } from '../loadInputs.ts';
import { createReadingStore, type ReadingStore } from './index.ts';

let home: string;
beforeAll(() => (home = mkdtempSync(join(tmpdir(), 'panome-readings-'))));
afterAll(() => rmSync(home, { recursive: true }));

const storeOf = (name: string) => createReadingStore(join(home, name), { leastBytes: 0 });
/** Takes everything from the store: a file that has to be parsed is a failure. */
const onlyKept = (store: ReadingStore): ReadingStore => ({
  through: (asked, _read) => store.through(asked, () => Promise.reject(new Error(`parsed again: ${asked.kind}`))),
});

/** A method with its example files for each kind of input. */
function* exampleOfEachKind() {
  const seen = new Set<InputKind>();
  for (const method of methods) {
    if (method.inputs.every(({ id }) => seen.has(id))) continue;
    const { files } = exampleFor(method.id);
    const kinds = method.inputs.map(({ id }) => id).filter((id) => files[id] !== undefined);
    if (kinds.every((kind) => seen.has(kind))) continue;
    for (const kind of kinds) seen.add(kind);
    yield { method, kinds, paths: put(`each-${method.id}`, files) };
  }
}

const put = (name: string, files: ReturnType<typeof exampleFor>['files']): Partial<Record<InputKind, RunFile>> =>
  Object.fromEntries(
    Object.entries(files).map(([kind, file]) => {
      const path = join(home, `${name}-${kind}`);
      writeFileSync(path, file.csv);
      return [kind, { path, name: file.name }];
    }),
  );

it('of every kind of input what is kept is what was parsed', async () => {
  const store = storeOf('all');
  const kinds = new Set<InputKind>();
  for (const { kinds: some, method, paths } of exampleOfEachKind()) {
    // Groups as a scheme, as the steps of a flow get them.
    const { groups } = (await loadInputs(method, paths, emptyRecipe)).inputs;
    const files = { ...paths, groups };
    const parsed = await loadInputs(method, files, emptyRecipe);
    expect(await loadInputs(method, files, emptyRecipe, store)).toStrictEqual(parsed);
    expect(await loadInputs(method, files, emptyRecipe, onlyKept(store))).toStrictEqual(parsed);
    for (const kind of some) kinds.add(kind);
  }
  // Tables of distances have no example: they come from another step.
  expect(inputKinds.filter((kind) => !kinds.has(kind))).toEqual(['distance']);
});

/** The files of a result by name; the time that it took is no part of them. */
const bytesOf = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), 'latin1').replace(/"elapsed_ms": \d+/u, '')]),
  );

async function runPca(out: string, readings?: ReadingStore) {
  const files = put('run', exampleFor('pca').files);
  const outDir = join(home, out);
  await executeRun({ method: methodById('pca')!, files, options: {}, seed: 1, threads: 1, outDir, readings });
  return bytesOf(outDir);
}

it('a result of kept readings equals that of the text, to the byte; damaged ones are parsed anew', async () => {
  const store = storeOf('run');
  const ofText = await runPca('text');
  await runPca('first', store);
  expect(await runPca('kept', onlyKept(store))).toEqual(ofText);
  for (const name of readdirSync(join(home, 'run'))) truncateSync(join(home, 'run', name), 1_000);
  await expect(runPca('damaged', onlyKept(store))).rejects.toThrow('parsed again');
  expect(await runPca('anew', store)).toEqual(ofText);
});

it('what has an error, and small files, are not kept', async () => {
  const bad = join(home, 'bad.csv');
  writeFileSync(bad, 'id,S1,S1\nA,1,2\nB,3,4\n');
  const pca = methodById('pca')!;
  const files = { matrix: { path: bad, name: 'bad.csv' } };
  await loadInputs(pca, files, emptyRecipe, storeOf('bad'));
  writeFileSync(bad, 'id,S1,S2\nA,1,2\nB,3,4\n');
  await loadInputs(pca, files, emptyRecipe, createReadingStore(join(home, 'bad')));
  expect(() => readdirSync(join(home, 'bad'))).toThrow('ENOENT');
});
