import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomDraws, toCsv } from '../../examples/index.ts';
import { newestOf, type PlannedStep } from '../../flows/index.ts';
import type { Groups } from '../../model/index.ts';
import { methodById } from '../../registry.ts';
import { executeRun } from '../executeRun.ts';
import { readTable } from '../tableFile.ts';
import { planFiles, predictKeys, runFlow, writeEdge, type FlowRequest } from './index.ts';

const samples = ['C1', 'C2', 'C3', 'T1', 'T2', 'T3', 'U1', 'U2', 'U3'];
const scheme: Groups = {
  samples,
  group: samples.map((name) => name[0]!),
  levels: ['C', 'T', 'U'],
  colors: {},
  factors: [],
};

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'panome-flow-'))));
afterEach(() => rmSync(home, { recursive: true }));

/** Amounts of 24 compounds, of which the first few are higher in one group by this factor. */
function amounts(factor: number): string {
  const draws = randomDraws(20_261_717);
  const rows = Array.from({ length: 24 }, (_, row) => [
    `M${row + 1}`,
    ...samples.map((name) => Math.exp(5 + draws.normal(0, 0.1)) * (name[0] === 'T' && row < 6 ? factor : 1)),
  ]);
  return toCsv(['id', ...samples], rows);
}
const put = (name: string, text: string) => {
  const path = join(home, name);
  writeFileSync(path, text);
  return { path, name };
};
const request = (factor: number, more: Partial<FlowRequest> = {}): FlowRequest => ({
  version: newestOf('metabolic')!,
  files: {
    amounts: put('amounts.csv', amounts(factor)),
    kegg: put('kegg.gmt', 'P1\tP1\tM1\tM2\tM3\tM4\nP2\tP2\tM9\tM10\tM11\n'),
  },
  groups: scheme,
  only: ['heatmap', 'ora'],
  options: { 'differential-metabolites': { permutations: 20 } },
  seed: 1,
  threads: 1,
  outDir: join(home, 'out'),
  ...more,
});
const states = async (what: FlowRequest) =>
  Object.fromEntries((await runFlow(what)).map((one) => [one.step.id, one] as const));

describe('a flow on files', () => {
  it('hands each step what a run on the written edge would get, to the byte', async () => {
    const steps = await states(request(3));
    const ora = steps['ora@T-C']!;
    const records = join(home, 'records.csv');
    const sources = { step: (id: string) => join(home, 'out', steps[id]!.folder), role: () => put('none.csv', '') };
    await writeEdge(ora.step.inputs.records as never, sources, records);
    await executeRun({
      method: methodById('ora')!,
      files: {
        records: { path: records, name: 'result.csv' },
        sets: { path: join(home, 'kegg.gmt'), name: 'kegg.gmt' },
      },
      options: ora.step.options,
      seed: 1,
      outDir: join(home, 'alone'),
    });
    for (const name of ['result.csv', 'directions.csv', 'methods.zh.md'])
      expect(readFileSync(join(home, 'out', ora.folder, name))).toEqual(readFileSync(join(home, 'alone', name)));
  });

  it('leaves out with a reason what has nothing to work on, and goes on with the rest', async () => {
    const steps = await states(request(1));
    expect(steps['differential-metabolites@T-C']!.state).toBe('succeeded');
    expect(steps['ora@T-C']).toMatchObject({ state: 'skipped', problems: [] });
    expect(steps['ora@T-C']!.reason).toContain('行中没有一行符合条件');
    expect(steps['heatmap']!.reason).toContain('行中没有一行符合条件');
  });

  it('leaves out what joins two tables without a name in common, and says so', async () => {
    const second = put('second.csv', amounts(3).replaceAll(/^M/gmu, 'X'));
    const files = { first: put('first.csv', amounts(3)), second };
    const contrasts = [{ test: 'T', reference: 'C' }];
    const steps = await states(
      request(3, { version: newestOf('union')!, files, contrasts, options: {}, only: ['nine-quadrant'] }),
    );
    expect(steps['limma-second']!.state).toBe('succeeded');
    expect(steps['nine-quadrant@T-C']).toMatchObject({ state: 'skipped', problems: [] });
    expect(steps['nine-quadrant@T-C']!.reason).toMatch(/两个表只有 0 个同名.+“M\d+”.+“X\d+”/);
  });

  it('fails one step with its fault, and skips only what needs it', async () => {
    const options = { 'differential-metabolites': { permutations: 20, test: 'paired', pair: 'subject' } };
    const steps = await states(
      request(3, { options, only: ['ora', 'pca'], contrasts: [{ test: 'T', reference: 'C' }] }),
    );
    expect(steps['differential-metabolites@T-C']).toMatchObject({ state: 'failed', problems: [{ input: 'pair' }] });
    expect(steps['ora@T-C']!.reason).toBe('上一步“差异代谢物筛选：T vs C”没有完成');
    expect(steps['pca']!.state).toBe('succeeded');
  });

  it('is refused before anything is written when it cannot be planned', async () => {
    const contrasts = [{ test: 'T', reference: 'T' }];
    await expect(runFlow(request(3, { contrasts }))).rejects.toMatchObject({ problems: [{ code: 'contrast-of-one' }] });
    const files = { amounts: put('none.csv', '') };
    await expect(runFlow(request(3, { files }))).rejects.toMatchObject({ problems: [{ input: 'amounts' }] });
  });

  it('takes the columns of samples that a role has and the groups lack', async () => {
    const order = put(
      'order.csv',
      toCsv(
        ['sample', 'group', 'order'],
        samples.map((name, at) => [name, name[0]!, at + 1]),
      ),
    );
    const files = { peaks: put('peaks.csv', amounts(3)), order };
    const { given } = await planFiles({ version: newestOf('untarget')!, files, groups: scheme });
    expect(given.scheme!.factors).toEqual([{ name: 'order', values: samples.map((_, at) => String(at + 1)) }]);
    expect((await planFiles({ version: newestOf('untarget')!, files, groups: null })).given.scheme!.levels).toEqual(
      scheme.levels,
    );
  });
});

it('names that a spreadsheet would run as formulas go on as they are', async () => {
  const names = ['-OH 酸', '=SUM(A1)', '+Na', '@x', 'M1'];
  const rows = names.map((name, row) => [name, ...samples.map((_, at) => 100 + 10 * row + ((at * 7) % 5))]);
  const files = { amounts: put('odd.csv', toCsv(['id', ...samples], rows)) };
  const steps = await states(request(3, { files, only: ['pca'] }));
  const { folder, state } = steps['pca']!;
  expect(state).toBe('succeeded');
  expect(readTable(join(home, 'out', folder), 'loadings').columns[0]!.values).toEqual(names);
});

it('an edge that is written again has the same hash', async () => {
  const steps = await states(request(3, { only: ['pca'] }));
  const sources = { step: () => join(home, 'out', steps['impute']!.folder), role: () => put('x.csv', '') };
  const edge = { from: 'step', step: 'impute', table: 'matrix' } as const;
  const written = await writeEdge(edge, sources, join(home, 'edge.csv'));
  expect(written).toMatchObject({ rows: 24, columns: 10 });
  expect(written.sha256).toBe(
    createHash('sha256')
      .update(readFileSync(join(home, 'edge.csv')))
      .digest('hex'),
  );
  expect(await writeEdge(edge, sources, join(home, 'again.csv'))).toEqual(written);
});

describe('the predicted key of a step', () => {
  const keysOf = async (more: Partial<FlowRequest> = {}, ground = { roles: { amounts: 'a', kegg: 'k' }, seed: 1 }) => {
    const { steps } = await planFiles(request(3, { only: undefined, ...more }));
    return { steps, keys: predictKeys(steps, ground) };
  };
  const changed = (
    one: ReadonlyMap<string, string>,
    other: ReadonlyMap<string, string>,
    steps: readonly PlannedStep[],
  ) => steps.flatMap(({ id, state }) => (state === 'planned' && one.get(id) !== other.get(id) ? [id] : []));

  it('changes with a threshold for the step and for what comes after it, and for no other', async () => {
    const { keys, steps } = await keysOf();
    const options = { 'differential-metabolites': { permutations: 20, fc: 1.5 } };
    const { keys: other } = await keysOf({ options });
    expect([...new Set(changed(keys, other, steps).map((id) => id.split('@')[0]))]).toEqual([
      'differential-metabolites',
      'venn',
      'heatmap',
      'ora',
    ]);
  });

  it('changes with the seed where a figure hangs on it, and with a file for all that reads it', async () => {
    const { keys, steps } = await keysOf();
    const { keys: seeded } = await keysOf({}, { roles: { amounts: 'a', kegg: 'k' }, seed: 2 });
    expect(changed(keys, seeded, steps)).not.toContain('distribution');
    expect(changed(keys, seeded, steps)).toContain('kmeans');
    const { keys: sets } = await keysOf({}, { roles: { amounts: 'a', kegg: 'other' }, seed: 1 });
    expect([...new Set(changed(keys, sets, steps).map((id) => id.split('@')[0]))]).toEqual(['ora', 'da-score']);
  });
});
