import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { methods } from '@panome/analysis';
import type { ResultDocument } from '@panome/analysis/model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from './runCommand.ts';

const MAIN = fileURLToPath(new URL('main.mjs', import.meta.url));
const SAMPLES = ['CK-1', 'CK-2', 'CK-3', 'T-1', 'T-2', 'T-3', 'T-4'];

const home = process.cwd();
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'panome-cli-'));
  const rows = Array.from({ length: 12 }, (_, row) => [
    `G${row}`,
    ...SAMPLES.map((_name, column) => 10 + Math.sin(row * 7 + column * 3) + (column > 2 ? row / 10 : 0)),
  ]);
  writeFileSync(join(dir, 'matrix.csv'), [['id', ...SAMPLES], ...rows].map((row) => row.join(',')).join('\n'));
  writeFileSync(
    join(dir, 'groups.csv'),
    ['sample,group', ...SAMPLES.map((name) => `${name},${name.split('-')[0]}`)].join('\n'),
  );
  process.chdir(dir);
});
afterEach(() => {
  process.chdir(home);
  rmSync(dir, { recursive: true });
});

/** In this process: a start of the program takes a moment, and `main.ts` only hands over its arguments and streams. */
async function panome(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const written = { out: '', error: '' };
  const into = (name: keyof typeof written) => ({ write: (text: string) => (written[name] += text) });
  const status = await runCommand(args, { out: into('out'), error: into('error') });
  return { status, stdout: written.out, stderr: written.error };
}
const run = (...args: string[]) =>
  panome('run', 'two-group', '--input', 'matrix=matrix.csv', '--input', 'groups=groups.csv', '--out', 'out', ...args);

describe('panome methods', () => {
  it('lists every method with a JSON schema of its options', async () => {
    const { status, stdout } = await panome('methods');
    const listed = JSON.parse(stdout) as {
      id: string;
      options: { type: string };
      tables: unknown[];
      charts: unknown[];
    }[];
    expect(status).toBe(0);
    expect(listed.map(({ id }) => id)).toEqual(methods.map(({ id }) => id));
    for (const { options, tables } of listed) {
      expect(options.type).toBe('object');
      expect(tables.length).toBeGreaterThan(0);
    }
  });
});

describe('panome inspect', () => {
  it('prints what a file holds as JSON', async () => {
    const { status, stdout } = await panome('inspect', 'matrix.csv');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      kind: 'matrix',
      delimiter: 'comma',
      shape: { rows: 13, columns: 8 },
      samples: SAMPLES,
      problems: [],
      suits: expect.arrayContaining([expect.objectContaining({ tool: 'pca', title: '主成分分析（PCA）' })]) as object,
    });
  });

  it('exits with 2 and says what to do when the file is no table', async () => {
    writeFileSync(join(dir, 'empty.csv'), '');
    const { status, stdout, stderr } = await panome('inspect', 'empty.csv');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('0 字节');
  });
});

describe('panome filter', () => {
  const filter = (...args: string[]) => panome('filter', 'matrix.csv', '--out', 'kept.csv', ...args);

  it('keeps the rows of a rule in plain Chinese, also by groups of samples', async () => {
    const { status } = await filter('--where', 'T-4 最大的 2 个', '--columns', 'id');
    expect([status, readFileSync(join(dir, 'kept.csv'), 'utf8').trim().split('\r\n')]).toEqual([
      0,
      ['id', expect.stringMatching(/^G\d+$/u), expect.stringMatching(/^G\d+$/u)],
    ]);
    const grouped = await filter('--where', '样本数(T, > 10.5) ≥ 3', '--input', 'groups=groups.csv');
    expect(grouped.stderr).toMatch(/^留下 \d+ 行，共 12 行/u);
  });

  it('says what it did not understand, and writes nothing', async () => {
    const { status, stderr } = await filter('--where', 'T-4 > 1 且 T-9 > 1');
    expect([status, stderr]).toEqual([2, expect.stringContaining('“T-9 > 1”没有读懂')]);
    expect(existsSync(join(dir, 'kept.csv'))).toBe(false);
  });
});

describe('panome run', () => {
  it('writes result, tables, note and charts', async () => {
    const { status, stderr } = await run('--seed', '7');
    expect(status).toBe(0);
    const result = JSON.parse(readFileSync(join(dir, 'out/result.json'), 'utf8')) as {
      seed: number;
      findings: { headline: string; condition: string };
      tables: { id: string }[];
      charts: string[];
    };
    expect(result.seed).toBe(7);
    const { condition, headline } = result.findings;
    expect(headline).toMatch(/^T相比CK：\d+ 个特征上调，\d+ 个下调/u);
    expect(stderr).toContain(`结果：${headline}（${condition}）\n`);
    const files = readdirSync(join(dir, 'out'));
    expect(files).toEqual(expect.arrayContaining(['methods.zh.md', ...result.tables.map(({ id }) => `${id}.csv`)]));
    for (const chart of result.charts) {
      expect(readFileSync(join(dir, 'out', `${chart}.svg`), 'utf8')).toMatch(/^<svg/);
      expect(JSON.parse(readFileSync(join(dir, 'out', `${chart}.json`), 'utf8'))).toBeTypeOf('object');
    }
  });

  it.each([
    ['an unknown method', ['run', 'nothing', '--out', 'out'], '没有名为“nothing”的方法'],
    ['an unknown command', ['walk'], '没有名为“walk”的命令'],
    ['an unknown flag', ['run', '--fast'], '不能识别的写法'],
    [
      'a file that is not there',
      ['run', 'two-group', '--input', 'matrix=no.csv', '--out', 'out'],
      '找不到文件“no.csv”',
    ],
    ['no matrix', ['run', 'two-group', '--out', 'out'], '--input matrix='],
    ['no folder', ['run', 'two-group', '--input', 'matrix=matrix.csv'], '--out'],
    ['an unknown input', ['run', 'two-group', '--input', 'tree=matrix.csv', '--out', 'out'], '没有名为“tree”的输入'],
    ['a pair without =', ['run', 'two-group', '--set', 'p', '--out', 'out'], '缺少等号'],
    ['a bad seed', ['run', 'two-group', '--seed', 'x', '--out', 'out'], '非负整数'],
  ])('exits with 2 for %s', async (_, args, message) => {
    const { status, stdout, stderr } = await panome(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(existsSync(join(dir, 'out'))).toBe(false);
  });

  it('writes only files for people and programs to read', async () => {
    await run();
    expect(readdirSync(join(dir, 'out')).filter((name) => !/\.(csv|json|svg|md)$/.test(name))).toEqual([]);
  });

  it('replaces a former result in the folder as a whole', async () => {
    await run();
    const first = readdirSync(join(dir, 'out'));
    expect((await panome('run', 'hclust', '--input', 'matrix=matrix.csv', '--out', 'out')).status).toBe(0);
    const { charts, tables } = JSON.parse(readFileSync(join(dir, 'out/result.json'), 'utf8')) as ResultDocument;
    expect(readdirSync(join(dir, 'out')).toSorted()).toEqual(
      [
        'methods.zh.md',
        'result.json',
        ...tables.map(({ id }) => `${id}.csv`),
        ...charts.flatMap((id) => [`${id}.svg`, `${id}.json`]),
      ].toSorted(),
    );
    expect(first).toContain('volcano.svg');
  });

  it('touches nothing in a folder that holds other files, and keeps a former result when a run fails', async () => {
    await run();
    const former = readFileSync(join(dir, 'out/result.json'), 'utf8');
    const before = readdirSync(join(dir, 'out'));
    writeFileSync(join(dir, 'matrix.csv'), 'id\n');
    expect((await run()).status).toBe(2);
    expect([readFileSync(join(dir, 'out/result.json'), 'utf8'), readdirSync(join(dir, 'out'))]).toEqual([
      former,
      before,
    ]);
    writeFileSync(join(dir, 'out/笔记.txt'), '不要删');
    const refused = await run();
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('笔记.txt')]);
    expect(readdirSync(join(dir, 'out')).toSorted()).toEqual([...before, '笔记.txt'].toSorted());
  });

  it('SEC-50: writes no cell that a spreadsheet would run as a formula', async () => {
    const text = readFileSync(join(dir, 'matrix.csv'), 'utf8');
    writeFileSync(join(dir, 'matrix.csv'), text.replace('G3,', '"=HYPERLINK(""http://x"")",'));
    expect((await run()).status).toBe(0);
    expect(readFileSync(join(dir, 'out/result.csv'), 'utf8')).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  it('exits with 2 when a file is in the place of the output folder', async () => {
    writeFileSync(join(dir, 'taken'), '');
    const { status, stderr } = await panome(
      'run',
      'two-group',
      '--input',
      'matrix=matrix.csv',
      '--input',
      'groups=groups.csv',
      '--out',
      'taken',
    );
    expect([status, stderr]).toEqual([2, expect.stringContaining('结果目录“taken”无法创建')]);
  });

  it('exits with 2 for an unknown option and names it', async () => {
    const { status, stderr } = await run('--set', 'nonsense=1');
    expect(status).toBe(2);
    expect(stderr).toContain('nonsense');
  });

  it('names the cell of a problem, and runs once the repair is chosen', async () => {
    const text = readFileSync(join(dir, 'matrix.csv'), 'utf8');
    writeFileSync(join(dir, 'matrix.csv'), text.replace('G3,', '1-Mar,'));
    const refused = await run();
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain('（A5）');
    expect(refused.stderr).toContain('--repair date-genes=march');
    expect((await run('--repair', 'date-genes=march')).status).toBe(0);
    expect(readFileSync(join(dir, 'out/result.csv'), 'utf8')).toContain('MARCHF1');
  });

  it('reads each file as chosen by --read, and says in the result how', async () => {
    const text = readFileSync(join(dir, 'matrix.csv'), 'utf8');
    writeFileSync(join(dir, 'matrix.csv'), text.replaceAll(',', '|').replace('G0|', 'G0,x|'));
    writeFileSync(
      join(dir, 'groups.csv'),
      Buffer.from(
        `\ufeff${['sample;group', ...SAMPLES.map((name) => `${name};${name.split('-')[0]}`)].join('\n')}`,
        'utf16le',
      ),
    );
    expect((await run('--read', 'matrix.delimiter=comma')).status).toBe(2);
    expect(
      await run(
        '--read',
        'matrix.delimiter=pipe',
        '--read',
        'groups.encoding=utf-16le',
        '--read',
        'groups.delimiter=semicolon',
      ),
    ).toMatchObject({ status: 0 });
    expect(readFileSync(join(dir, 'out/result.csv'), 'utf8')).toContain('G0,x');
    const { inputs } = JSON.parse(readFileSync(join(dir, 'out/result.json'), 'utf8')) as {
      readonly inputs: readonly { readonly id: string; readonly reading?: unknown }[];
    };
    expect(inputs.map(({ id, reading }) => [id, reading])).toEqual([
      ['matrix', { delimiter: 'pipe' }],
      ['groups', { encoding: 'utf-16le', delimiter: 'semicolon' }],
    ]);
  });

  it.each([
    ['matrix.delimiter=tabs', 'tab、'],
    ['matrix.font=1', 'matrix.sheet='],
    ['sets.sheet=a', 'matrix、groups'],
    ['matrix.sheet', '缺少等号'],
  ])('refuses --read %s', async (pair, word) =>
    expect(await run('--read', pair)).toMatchObject({ status: 2, stderr: expect.stringContaining(word) as string }),
  );

  it('follows the steps of a recipe file, and refuses files that are not recipes', async () => {
    const text = readFileSync(join(dir, 'matrix.csv'), 'utf8');
    writeFileSync(join(dir, 'matrix.csv'), text.replace('G3,', '1-Mar,'));
    const steps = [{ input: 'matrix', repair: 'date-genes', choice: 'march' }];
    writeFileSync(join(dir, 'recipe.json'), JSON.stringify({ format: 1, steps }));
    expect((await run('--recipe', join(dir, 'recipe.json'))).status).toBe(0);
    expect(JSON.parse(readFileSync(join(dir, 'out/result.json'), 'utf8'))).toMatchObject({
      recipe: { format: 1, steps },
    });
    writeFileSync(join(dir, 'recipe.json'), '{}');
    expect(await run('--recipe', join(dir, 'recipe.json'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('这不是数据处理步骤的文件') as string,
    });
  });
});

it('prints its usage, and gives its exit code to the shell', () => {
  const start = (...args: string[]) => spawnSync(process.execPath, [MAIN, ...args], { cwd: dir, encoding: 'utf8' });
  expect(start('--help')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('inspect') as string,
  });
  expect(start('walk')).toMatchObject({ status: 2, stdout: '' });
});
