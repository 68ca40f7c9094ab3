import { calls, type GroupProgram, type GroupScheme, type Problem, type SchemeConflict } from '@panome/contract';
import { hour } from '@panome/contract/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buildProject } from '../../testing/buildProject.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

let server: TestApp;
let owner: { id: string; email: string; token: string };
beforeAll(async () => {
  server = await buildTestApp();
  owner = await server.buildUser('项目所有人');
});
afterAll(() => server.close());

const names = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];
const matrix = (samples: readonly string[]) =>
  [['id', ...samples], ...['G1', 'G2', 'G3'].map((id, row) => [id, ...samples.map((_, at) => row * 7 + at * 1.5 + 1)])]
    .map((row) => row.join(','))
    .join('\n');
const files = [{ path: 'tables/表达量.csv', content: matrix(names), kind: 'table' as const }];
const samples = names.map((name) => ({ name, group: name[0]! }));
const project = (wanted: Partial<Parameters<typeof buildProject>[1]> = {}) =>
  buildProject(server, { ownerId: owner.id, files, samples, ...wanted });

const group = (name: string, members: readonly string[], color = '#0072b2') => ({ name, color, samples: [...members] });
const scheme = (change: Partial<GroupScheme> = {}): GroupScheme => ({
  groups: [group('A', ['A1', 'A2', 'A3']), group('B', ['B1', 'B2', 'B3'], '#d55e00')],
  excluded: [],
  factors: [],
  ...change,
});
const contrast = (test: string, reference: string, name = '') => ({ test, reference, name });
const stored = (project_id: string, change: object = {}, token = owner.token) =>
  server.data<GroupProgram & { problems: Problem[] }>(calls.sampleGroupProgramStore, {
    token,
    input: { project_id, name: '主要比较', scheme: scheme(), contrasts: [contrast('B', 'A')], ...change },
  });
const refused = async (project_id: string, change: object) => {
  const answer = await server.call(calls.sampleGroupProgramStore, {
    token: owner.token,
    input: { project_id, name: newId(), scheme: scheme(), contrasts: [], ...change },
  });
  return { status: answer.statusCode, words: answer.json<{ showMsg: string }>().showMsg };
};

async function share(projectId: string, receiver: string, role: 'view' | 'analyse'): Promise<void> {
  const now = server.clock.now();
  await server.platform.database
    .insertInto('project_share')
    .values({
      id: newId(),
      project_id: projectId,
      owner_id: owner.id,
      receiver_email: receiver,
      receiver_key: receiver,
      receiver_id: receiver,
      role,
      message: '',
      state: 'received',
      created_at: now,
      expires_at: now + hour,
      received_at: now,
      ended_at: null,
    })
    .execute();
}

it('a scheme is kept, found by name and by kind, changed and deleted', async () => {
  const { projectId: project_id } = await project();
  const factors = [{ name: '亚组', values: { A1: 'x', A2: 'y' } }];
  const micro = await stored(project_id, { name: '扩增子', kind: 'micro', scheme: scheme({ factors }) });
  server.clock.advance(1_000);
  const general = await stored(project_id);
  expect(general).toMatchObject({ revision: 1, owner_name: '', can: { update: true, delete: true }, problems: [] });
  const ask = { token: owner.token, input: { project_id } };
  expect(await server.data(calls.sampleGroupProgramGetName, ask)).toMatchObject([
    { name: '主要比较', contrasts: 1, groups: [{ name: 'A', samples: 3 }, { name: 'B' }] },
    { name: '扩增子' },
  ]);
  expect(await server.data(calls.sampleGroupProgramNameOfMicro, ask)).toMatchObject([{ id: micro.id }]);
  expect(await server.data(calls.sampleGroupProgramList, ask)).toMatchObject([
    { id: general.id, scheme: scheme() },
    { id: micro.id, scheme: { factors } },
  ]);
  const changed = await server.data<GroupProgram>(calls.sampleGroupProgramUpdate, {
    token: owner.token,
    input: { id: general.id, revision: 1, contrasts: [contrast('A', 'B', '反过来')] },
  });
  expect(changed).toMatchObject({ revision: 2, name: '主要比较', scheme: scheme(), contrasts: [{ name: '反过来' }] });
  await server.data(calls.sampleGroupProgramDelete, { token: owner.token, input: { id: general.id } });
  const gone = await server.call(calls.sampleGroupProgramDetail, { token: owner.token, input: { id: general.id } });
  expect(gone.statusCode).toBe(404);
});

describe('a faulty scheme is refused by name', () => {
  it.each<[string, object, string]>([
    ['a name that is taken', { name: '主要比较' }, '这里已有名为“主要比较”的分组方案'],
    ['no group', { scheme: scheme({ groups: [] }) }, '还没有分组'],
    ['a group without samples', { scheme: scheme({ groups: [group('A', names), group('B', [])] }) }, '分组“B”没有样本'],
    ['a name twice', { scheme: scheme({ groups: [group('A', ['A1']), group('A', ['A2'])] }) }, '组名“A”重复'],
    [
      'a sample in two groups',
      { scheme: scheme({ groups: [group('A', ['A1', 'A2']), group('B', ['A1', 'B1'])] }) },
      '样本“A1”在方案里出现了两次',
    ],
    [
      'one group of one sample',
      { scheme: scheme({ groups: [group('A', ['A1'])] }) },
      '只有一个分组“A”，其中只有 1 个样本',
    ],
    [
      'samples that match no table',
      { scheme: scheme({ groups: [group('A', ['甲', '乙']), group('B', ['丙', '丁'])] }) },
      '方案里的样本都不在数据表中，例如“甲”、“乙”、“丙”、“丁”',
    ],
    ['a contrast of a group with itself', { contrasts: [contrast('A', 'A')] }, '对比“A”是分组和它自己比较'],
    ['an unknown group in a contrast', { contrasts: [contrast('C', 'A')] }, '对比里的分组“C”不在方案中'],
    ['a contrast twice', { contrasts: [contrast('B', 'A'), contrast('B', 'A')] }, '对比“B / A”重复'],
    ['a long name', { name: '长'.repeat(61) }, '方案名称最多 60 个字'],
  ])('%s', async (_, change, words) => {
    const { projectId } = await project();
    await stored(projectId);
    const { status, words: said } = await refused(projectId, change);
    expect(said).toContain(words);
    expect(status).toBe(said.includes('已有名为') ? 409 : 400);
  });

  it('what leaves samples out is said and kept: unknown ones, new ones, a group of one', async () => {
    const { projectId } = await project();
    const { problems } = await stored(projectId, {
      scheme: scheme({ groups: [group('A', ['A1', 'A2', 'X9']), group('B', ['B1'])], excluded: ['B2'] }),
    });
    expect(problems.map(({ severity, what }) => [severity, what])).toEqual([
      ['warning', '分组“B”只有 1 个样本，没有重复就不能做统计检验'],
      ['warning', '没有数据表含有样本“X9”'],
      ['warning', '数据表里的样本“A3”、“B3”还不在方案中'],
    ]);
  });
});

describe('who may see and change a scheme', () => {
  it('two people edit one scheme: the later one gets both versions, and nothing is overwritten', async () => {
    const { projectId } = await project();
    const colleague = await server.buildUser('同事');
    await share(projectId, colleague.id, 'analyse');
    const { id } = await stored(projectId);
    const theirs = scheme({ excluded: [], groups: [group('A', ['A1', 'A2', 'A3']), group('乙', ['B1', 'B2', 'B3'])] });
    await server.data(calls.sampleGroupProgramUpdate, {
      token: colleague.token,
      input: { id, revision: 1, scheme: theirs, contrasts: [] },
    });
    const late = await server.call(calls.sampleGroupProgramUpdate, {
      token: owner.token,
      input: { id, revision: 1, scheme: scheme({ excluded: ['A3'] }) },
    });
    expect(late.statusCode).toBe(409);
    const body = late.json<{ showMsg: string; content: { data: SchemeConflict } }>();
    expect(body.showMsg).toContain('已在别处修改过');
    expect(body.content.data).toMatchObject({
      stored: { revision: 2, name: '主要比较', scheme: { groups: [{ name: 'A' }, { name: '乙' }] } },
      sent: { revision: 1, scheme: { excluded: ['A3'] } },
    });
  });

  it('a share for reading shows the schemes of the owner only, and only the owner deletes them', async () => {
    const { projectId } = await project();
    const [reader, analyst] = [await server.buildUser('读者'), await server.buildUser('分析者')];
    await share(projectId, reader.id, 'view');
    await share(projectId, analyst.id, 'analyse');
    const { id } = await stored(projectId);
    await stored(projectId, { name: '分析者的' }, analyst.token);
    const seen = await server.data<GroupProgram[]>(calls.sampleGroupProgramList, {
      token: reader.token,
      input: { project_id: projectId },
    });
    const one = { id, owner_name: '项目所有人', can: { update: false, delete: false } };
    expect(seen).toMatchObject([one]);
    expect(await server.data(calls.sampleGroupProgramList, { token: reader.token })).toMatchObject([one]);
    const status = async (call: keyof typeof calls, token: string, input: object) =>
      (await server.call(calls[call], { token, input })).statusCode;
    expect(await status('sampleGroupProgramUpdate', reader.token, { id, revision: 1, name: 'x' })).toBe(403);
    expect(await status('sampleGroupProgramDelete', analyst.token, { id })).toBe(403);
    expect(await status('sampleGroupProgramDetail', (await server.buildUser()).token, { id })).toBe(404);
    expect(
      await status('sampleGroupProgramStore', reader.token, { project_id: projectId, name: 'y', scheme: scheme() }),
    ).toBe(403);
  });

  it('on an example everybody has schemes of their own; they stay when a share ends', async () => {
    const { projectId } = await project({ demo: true });
    const other = await server.buildUser();
    await stored(projectId);
    expect(
      await server.data(calls.sampleGroupProgramList, { token: other.token, input: { project_id: projectId } }),
    ).toEqual([]);
    const { projectId: lent } = await project();
    await share(lent, other.id, 'analyse');
    const { id } = await stored(lent, {}, other.token);
    server.clock.advance(2 * hour);
    expect(await server.data(calls.sampleGroupProgramDetail, { token: other.token, input: { id } })).toMatchObject({
      id,
    });
    expect(await server.data(calls.sampleGroupProgramList, { token: other.token })).toMatchObject([{ id }]);
    const place = await server.call(calls.allSampleOfMc, { token: other.token, input: { project_id: lent } });
    expect(place.statusCode).toBe(404);
  });
});
