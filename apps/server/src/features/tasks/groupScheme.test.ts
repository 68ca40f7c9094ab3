import { calls, type GroupScheme } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { runTask } from '../../testing/runTask.ts';
import { uploadFile } from '../../testing/uploadFile.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  ({ token } = await server.buildUser());
});
afterAll(() => server.close());

const donors = ['CK1', 'CK2', 'T1', 'T2'];
/** Twelve cells of each donor, and a second column with other names for the donors. */
const annotation = [
  'cell,celltype,donor,library',
  ...donors.flatMap((donor, at) =>
    Array.from({ length: 12 }, (_, cell) => `${donor}_${cell},${cell % 3 === at % 3 ? 'B' : 'T'},${donor},L${at + 1}`),
  ),
].join('\n');
type Answer = { readonly scheme: GroupScheme; readonly samples: readonly string[] };
const ask = (id: string, source: object, column = '') =>
  server.data<Answer>(calls.toolGroupScheme, {
    token,
    input: { matrix: { file_id: id }, input: 'records', column, source },
  });

it('samples of a table of cells are grouped by the chosen column', async () => {
  const { id } = await uploadFile(server, token, '细胞.csv', annotation);
  expect(await ask(id, { kind: 'names' })).toMatchObject({ samples: donors, scheme: { groups: [] } });
  expect((await ask(id, { kind: 'names' }, 'library')).samples).toEqual(['L1', 'L2', 'L3', 'L4']);
  expect((await ask(id, { kind: 'guess' })).scheme.groups.map(({ name, samples }) => [name, samples])).toEqual([
    ['CK', ['CK1', 'CK2']],
    ['T', ['T1', 'T2']],
  ]);
  const pasted = await ask(id, { kind: 'text', text: 'CK1\t对照\nT1\t处理' });
  expect(pasted).toMatchObject({
    scheme: {
      groups: [
        { name: '对照', samples: ['CK1'] },
        { name: '处理', samples: ['T1'] },
      ],
    },
    problems: [{ code: 'missing-sample' }],
  });
});

it('samples in the header of a stratified table are grouped', async () => {
  const table =
    '# Pathway\tCK1_Abundance\tCK2_Abundance\tT1_Abundance\tT2_Abundance\nPWY-1\t5\t6\t7\t8\nPWY-1|g__A.s__b\t4\t5\t6\t7\nPWY-1|unclassified\t1\t1\t1\t1\n';
  const { id } = await uploadFile(server, token, 'humann.tsv', table);
  const { samples, scheme } = await ask(id, { kind: 'guess' });
  expect(samples).toEqual(donors);
  expect(scheme.groups.map(({ name }) => name)).toEqual(['CK', 'T']);
});

it('a missing column is refused with the columns that exist', async () => {
  const { id } = await uploadFile(server, token, '细胞.csv', annotation);
  const answer = await server.call(calls.toolGroupScheme, {
    token,
    input: { matrix: { file_id: id }, input: 'records', column: '患者', source: { kind: 'names' } },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ showMsg: expect.stringContaining('没有名为“患者”的列') as string });
});

it('groups set on samples of cells are compared by the tool', async () => {
  const { id } = await uploadFile(server, token, '细胞.csv', annotation);
  const { scheme } = await ask(id, { kind: 'guess' });
  const form = {
    tool_id: 'sc-composition',
    name: '',
    inputs: { matrix: null, groups: scheme, more: { records: { file_id: id } } },
    options: {},
    recipe: { format: 1 as const, steps: [] },
    seed: 1,
    chart_settings: {},
  };
  const { failure, id: task } = await runTask(server, token, form);
  expect(failure).toBeNull();
  const rows = await server.data<(string | number | null)[][]>(calls.taskResultTable, {
    token,
    input: { id: task, table: 'composition', page: 1, size: 100 },
  });
  expect(rows.flat()).toEqual(expect.arrayContaining(['CK', 'T']));
});

describe('groups are set once', () => {
  const table = (names: readonly string[]) =>
    [['id', ...names], ...['A', 'B', 'C'].map((id, row) => [id, ...names.map((_, at) => row + at * 1.5 + 1)])]
      .map((row) => row.join(','))
      .join('\n');
  const names = ['r1', 'r2', 'r3', 'q1', 'q2', 'q3', 'blank'];
  const scheme: GroupScheme = {
    groups: [
      { name: '处理', color: '#ff0000', samples: ['q1', 'q2', 'q3'] },
      { name: '对照', color: '#0000ff', samples: ['r1', 'r2', 'r3'] },
    ],
    excluded: ['blank'],
    factors: [{ name: 'batch', values: Object.fromEntries(names.map((name, at) => [name, `b${at % 2}`])) }],
  };
  const kept = async (owner: string, id: string) =>
    server.data<{ scheme: GroupScheme; kept: { same_file: boolean } | null }>(calls.toolGroupScheme, {
      token: owner,
      input: { matrix: { file_id: id }, source: { kind: 'kept' } },
    });
  const heatmap = (id: string) => ({
    tool_id: 'heatmap',
    name: '',
    inputs: { matrix: { file_id: id }, groups: scheme, more: {} },
    options: {},
    recipe: { format: 1 as const, steps: [] },
    seed: 1,
    chart_settings: {},
  });

  it('for a file, and for another table of the same samples; nobody else learns them', async () => {
    const { token: owner } = await server.buildUser();
    const { token: other } = await server.buildUser();
    const file = await uploadFile(server, owner, '代谢.csv', table(names));
    expect(await kept(owner, file.id)).toMatchObject({ scheme: { groups: [] }, kept: null });
    await runTask(server, owner, heatmap(file.id));
    expect(await kept(owner, file.id)).toMatchObject({ scheme, kept: { same_file: true } });

    const fewer = names.filter((name) => name !== 'r2');
    const second = await uploadFile(server, owner, '转录.csv', table(fewer));
    expect(await kept(owner, second.id)).toMatchObject({
      scheme: { groups: [{ name: '处理' }, { name: '对照', samples: ['r1', 'r3'] }], excluded: ['blank'] },
      kept: { same_file: false },
    });
    const unlike = await uploadFile(server, owner, '别的.csv', table([...fewer, 'new']));
    expect(await kept(owner, unlike.id)).toMatchObject({ kept: null });
    const foreign = await uploadFile(server, other, '代谢.csv', table(names));
    expect(await kept(other, foreign.id)).toMatchObject({ kept: null });
  });

  it('groups that stand in the table itself are given, where none were set and they divide the samples', async () => {
    const { token: owner } = await server.buildUser();
    const classes = (...labels: readonly string[]) => table(names).replace('\n', `\nClass,${labels.join(',')}\n`);
    const own = async (text: string, steps: readonly object[] = []) => {
      const { id } = await uploadFile(server, owner, '代谢.csv', text);
      return server.data<{ scheme: GroupScheme; own: boolean }>(calls.toolGroupScheme, {
        token: owner,
        input: { matrix: { file_id: id }, recipe: { format: 1, steps }, source: { kind: 'kept' } },
      });
    };
    const labelled = classes('A', 'A', 'A', 'B', 'B', 'B', 'B');
    const groups = [
      { name: 'A', samples: ['r1', 'r2', 'r3'] },
      { name: 'B', samples: ['q1', 'q2', 'q3', 'blank'] },
    ];
    expect(await own(labelled)).toMatchObject({ own: true, kept: null, scheme: { groups } });
    const cells = labelled.split('\n').map((line) => line.split(','));
    const turned = cells[0]!.map((_, at) => cells.map((row) => row[at]).join(',')).join('\n');
    const turn = { input: 'matrix', repair: 'orientation', choice: 'transpose' };
    expect(await own(turned, [turn])).toMatchObject({ own: true, scheme: { groups } });
    expect(await own(table(names))).toMatchObject({ own: false, scheme: { groups: [] } });
    expect(await own(classes('A', 'A', 'A', 'A', 'A', 'A', 'A'))).toMatchObject({ own: false, scheme: { groups: [] } });
  });
});
