import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from './runCommand.ts';

const samples = ['C1', 'C2', 'C3', 'T1', 'T2', 'T3'];
const home = process.cwd();
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'panome-cli-flow-'));
  const rows = Array.from({ length: 12 }, (_, row) => [
    `M${row}`,
    ...samples.map((_name, at) => 100 + 7 * Math.sin(row * 5 + at * 3) + (at > 2 && row < 4 ? 150 : 0)),
  ]);
  writeFileSync(join(dir, 'amounts.csv'), [['id', ...samples], ...rows].map((row) => row.join(',')).join('\n'));
  writeFileSync(join(dir, 'groups.csv'), ['sample,group', ...samples.map((name) => `${name},${name[0]}`)].join('\n'));
  writeFileSync(join(dir, 'kegg.gmt'), 'P1\tP1\tM0\tM1\tM2\nP2\tP2\tM8\tM9\tM10\n');
  process.chdir(dir);
});
afterEach(() => {
  process.chdir(home);
  rmSync(dir, { recursive: true });
});

async function flow(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const written = { out: '', error: '' };
  const into = (name: keyof typeof written) => ({ write: (text: string) => (written[name] += text) });
  const status = await runCommand(['flow', ...args], { out: into('out'), error: into('error') });
  return { status, stdout: written.out, stderr: written.error };
}
const inputs = ['--input', 'amounts=amounts.csv', '--input', 'kegg=kegg.gmt', '--input', 'groups=groups.csv'];
const quick = ['--set', 'differential-metabolites.permutations=20'];
const run = (...args: string[]) =>
  flow('run', 'metabolic', ...inputs, ...quick, '--only', 'ora', '--out', 'out', ...args);

it('flow list tells of every flow what it takes and does', async () => {
  const { status, stdout } = await flow('list');
  const flows = JSON.parse(stdout) as { id: string; needs: string[][]; steps: unknown[]; menu: unknown[] }[];
  expect([status, flows.map(({ id }) => id)]).toEqual([
    0,
    ['transform', 'micro', 'protein', 'untarget', 'metagenome', 'metabolic', 'single-cell', 'union'],
  ]);
  expect(flows[1]).toMatchObject({ version: 'micro-1', needs: [['counts'], ['taxonomy']] });
});

it('flow plan tells which steps run and why others do not', async () => {
  const { status, stdout } = await flow('plan', 'metabolic-1', ...inputs, '--contrast', 'C:T', '--skip', 'pca');
  const { contrasts, steps } = JSON.parse(stdout) as {
    contrasts: unknown[];
    steps: { id: string; state: string; reason: string }[];
  };
  const of = (id: string) => steps.find((step) => step.id === id);
  expect([status, contrasts]).toEqual([0, [{ test: 'C', reference: 'T' }]]);
  expect(of('ora@C-T')).toMatchObject({ state: 'planned' });
  expect(of('oav')).toMatchObject({ state: 'skipped', reason: '没有气味阈值表' });
  expect(of('pca')).toMatchObject({ state: 'skipped', reason: '没有选择这一步' });
});

it('other names of samples belong to samples of the groups', async () => {
  const { status, stderr } = await flow('plan', 'metabolic-1', ...inputs, '--alias', 'Sample_1=nobody');
  expect([status, stderr]).toEqual([2, expect.stringContaining('“nobody”不在分组方案中')]);
  const without = await flow('plan', 'metabolic-1', '--input', 'amounts=amounts.csv', '--alias', 'a=b');
  expect([without.status, without.stderr]).toEqual([2, expect.stringContaining('没有给出分组表')]);
});

describe('flow run', () => {
  it('writes for each step what run writes on the same data', async () => {
    const { status, stderr } = await run();
    expect(stderr).toContain('KEGG 通路富集：T vs C：完成');
    expect(status).toBe(0);
    const { steps } = JSON.parse(readFileSync(join(dir, 'out/flow.json'), 'utf8')) as {
      steps: { id: string; state: string; folder: string }[];
    };
    const { folder } = steps.find(({ id }) => id === 'impute')!;
    const written = { out: { write: () => undefined }, error: { write: () => undefined } };
    const args = ['run', 'impute', '--input', 'matrix=amounts.csv', '--input', 'groups=groups.csv', '--out', 'alone'];
    expect(await runCommand(args, written)).toBe(0);
    const files = readdirSync(join(dir, 'alone'));
    expect(readdirSync(join(dir, 'out', folder))).toEqual(files);
    for (const name of files.filter((one) => one !== 'result.json'))
      expect(readFileSync(join(dir, 'out', folder, name)).equals(readFileSync(join(dir, 'alone', name))), name).toBe(
        true,
      );
  });

  it('replaces a former run as a whole, and touches nothing else', async () => {
    await run();
    const { status } = await run('--contrast', 'C:T');
    expect(status).toBe(0);
    expect(readdirSync(join(dir, 'out')).filter((name) => name.includes('ora'))).toEqual(['15-ora@C-T']);
    writeFileSync(join(dir, 'out/notes.txt'), 'mine');
    expect(await run()).toMatchObject({ status: 2 });
    expect(readFileSync(join(dir, 'out/notes.txt'), 'utf8')).toBe('mine');
  });

  it.each([
    ['no such flow', ['run', 'genome', '--out', 'o'], '没有名为“genome”的流程'],
    ['no such table', ['run', 'metabolic', '--input', 'genes=amounts.csv', '--out', 'o'], '没有名为“genes”的数据'],
    [
      'a table that is missing',
      ['run', 'metabolic', '--input', 'kegg=kegg.gmt', '--out', 'o'],
      '需要浓度表或标准品测定表',
    ],
    ['a group that is not there', ['plan', 'metabolic', ...inputs, '--contrast', 'X:C'], '“X”不在分组方案中'],
    [
      'a colon in the name of a group',
      ['plan', 'metabolic', ...inputs, '--contrast', String.raw`X\:Y:C`],
      '“X:Y”不在分组方案中',
    ],
    ['an option of no step', ['plan', 'metabolic', ...inputs, '--set', 'fc=2'], '没有写明步骤'],
    ['a repair of no table', ['plan', 'metabolic', ...inputs, '--repair', 'zeros=missing'], '没有写明是哪个数据的'],
    ['no subcommand', [], 'flow 需要一个子命令'],
  ])('exits with 2 for %s', async (_, args, words) => {
    const { status, stderr } = await flow(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(words)]);
  });
});
