import { calls, type ContractItem, type DeliveredFile, type ProjectItem } from '@panome/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '@panome/contract/durations';
import { buildProject } from '../../testing/buildProject.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

type User = Awaited<ReturnType<TestApp['buildUser']>>;

let test: TestApp;
let owner: User;
let stranger: User;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = await test.buildUser('王教授');
  stranger = await test.buildUser('陌生人');
});

const total = async (
  call: (typeof calls)['projectList' | 'contractList' | 'projectFiles'],
  token: string,
  input: object = {},
) => (await test.call(call, { token, input })).json<{ content: { total: number } }>().content.total;

describe('contracts', () => {
  it('contracts are listed with what is in them', async () => {
    const { contractId, number } = await buildProject(test, { ownerId: owner.id });
    const [item] = await test.data<ContractItem[]>(calls.contractList, { token: owner.token });
    expect(item).toMatchObject({
      id: contractId,
      number,
      access: 'owner',
      step: 'delivered',
      project_count: 1,
      sample_count: 2,
      report_count: 1,
      has_original_data: true,
      original_state: 'available',
    });
    expect(item!.can).toEqual({ update: true, share: true, download: true, analyse: true, enquire: true, delay: true });
    const detail = await test.data<ContractItem & { steps: object[]; projects: ProjectItem[] }>(calls.contractDetail, {
      token: owner.token,
      input: { contract_id: contractId },
    });
    expect(detail.steps).toMatchObject([{ step: 'delivered', state: 'done' }]);
    expect(detail.projects[0]!.groups).toEqual([
      { name: '对照', samples: 1 },
      { name: '模型', samples: 1 },
    ]);
  });

  it('contracts are found by step, by waiting and by words without wildcards', async () => {
    const { contractId, number } = await buildProject(test, { ownerId: owner.id });
    await buildProject(test, { ownerId: owner.id });
    await test.platform.database
      .insertInto('contract_step')
      .values({
        contract_id: contractId,
        step: 'checked',
        state: 'waiting',
        done_at: null,
        due_at: null,
        note: '请补送样本',
      })
      .execute();
    expect(await total(calls.contractList, owner.token, { step: 'checked' })).toBe(1);
    expect(await total(calls.contractList, owner.token, { step: 'delivered' })).toBe(1);
    expect(await total(calls.contractList, owner.token, { waiting: '1' })).toBe(1);
    expect(await total(calls.contractList, owner.token, { name: number.toLowerCase() })).toBe(1);
    expect(await total(calls.contractList, owner.token, { name: '%' })).toBe(0);
    expect(await total(calls.contractList, owner.token, { family: 'protein' })).toBe(0);
  });

  it('are found when their original data are about to go', async () => {
    const now = test.clock.now();
    await buildProject(test, { ownerId: owner.id, originalUntil: now - day });
    await buildProject(test, { ownerId: owner.id, originalUntil: now + 15 * day });
    await buildProject(test, { ownerId: owner.id, originalUntil: now + day, files: [] });
    const { contractId } = await buildProject(test, { ownerId: owner.id, originalUntil: now + day });
    const found = await test.data<ContractItem[]>(calls.contractList, {
      token: owner.token,
      input: { original: 'expiring' },
    });
    expect(found.map(({ id, original_state }) => [id, original_state])).toEqual([[contractId, 'expiring']]);
  });

  it('contracts are found by original data that expire soon, not by expired or lasting ones', async () => {
    const now = test.clock.now();
    const soon = await buildProject(test, { ownerId: owner.id, originalUntil: now + 5 * day });
    for (const originalUntil of [now - day, now + 40 * day, null])
      await buildProject(test, { ownerId: owner.id, originalUntil });
    await buildProject(test, { ownerId: owner.id, originalUntil: now + 5 * day, files: [] });
    const found = await test.data<ContractItem[]>(calls.contractList, {
      token: owner.token,
      input: { original: 'expiring' },
    });
    expect(found.map(({ id }) => id)).toEqual([soon.contractId]);
  });

  it('SEC-21: projects and contracts of others do not exist for the caller', async () => {
    const { contractId } = await buildProject(test, { ownerId: owner.id });
    expect(await total(calls.contractList, stranger.token)).toBe(0);
    expect(
      (await test.call(calls.contractDetail, { token: stranger.token, input: { contract_id: contractId } })).statusCode,
    ).toBe(404);
  });
});

describe('projects', () => {
  it('only the owner may rename a project', async () => {
    const { projectId } = await buildProject(test, { ownerId: owner.id });
    const renamed = await test.data<ProjectItem>(calls.projectUpdate, {
      token: owner.token,
      input: { id: projectId, name: ' 新名称 ' },
    });
    expect(renamed.name).toBe('新名称');
    expect(
      (await test.call(calls.projectUpdate, { token: stranger.token, input: { id: projectId, name: 'x' } })).statusCode,
    ).toBe(404);
    expect(
      (await test.call(calls.projectUpdate, { token: owner.token, input: { id: projectId, name: ' ' } })).json(),
    ).toMatchObject({ showMsg: '请输入项目名称' });
  });

  it('the chooser offers projects that can be analysed', async () => {
    await buildProject(test, { ownerId: owner.id, files: [] });
    const { projectId } = await buildProject(test, { ownerId: owner.id });
    const usable = await test.data<ProjectItem[]>(calls.canUseProject, { token: owner.token });
    expect(usable.map((project) => project.id)).toEqual([projectId]);
    expect(await test.data<object[]>(calls.userAllProject, { token: owner.token })).toHaveLength(2);
  });

  it('the report of a project has pictures that can be downloaded', async () => {
    const { projectId } = await buildProject(test, { ownerId: owner.id });
    const report = await test.data<{ html: string; toc: object[] }>(calls.projectReport, {
      token: owner.token,
      input: { id: projectId },
    });
    const source = /src="([^"]+)"/.exec(report.html)![1]!.replaceAll('&amp;', '&');
    const picture = await test.app.inject({ url: source });
    expect(picture.headers['content-type']).toBe('image/svg+xml');
    expect((await test.call(calls.projectReport, { token: stranger.token, input: { id: projectId } })).statusCode).toBe(
      404,
    );
  });

  it('delivered files are listed without the original data', async () => {
    const { contractId, projectId } = await buildProject(test, { ownerId: owner.id });
    const files = await test.data<DeliveredFile[]>(calls.projectFiles, {
      token: owner.token,
      input: { project_id: projectId },
    });
    expect(files.map((file) => file.kind).toSorted()).toEqual(['attachment', 'figure', 'table']);
    expect(
      await total(calls.projectFiles, owner.token, { contract_id: contractId, kind: 'table', name: 'MATRIX' }),
    ).toBe(1);
    expect(
      (await test.call(calls.projectFiles, { token: stranger.token, input: { project_id: projectId } })).statusCode,
    ).toBe(404);
    expect(await total(calls.projectFiles, stranger.token)).toBe(0);
  });
});

describe('examples', () => {
  it('example projects are seen by everybody and changed by nobody', async () => {
    const { projectId } = await buildProject(test, { ownerId: owner.id, demo: true });
    for (const { token } of [owner, stranger]) {
      const items = await test.data<ProjectItem[]>(calls.projectList, { token, input: { scope: 'demo', size: 100 } });
      expect(items.find((item) => item.id === projectId)).toMatchObject({
        access: 'demo',
        can: { update: false, share: false, analyse: true, download: true },
      });
      expect((await test.call(calls.projectUpdate, { token, input: { id: projectId, name: 'x' } })).statusCode).toBe(
        403,
      );
    }
    expect(await total(calls.projectList, owner.token, { scope: 'own' })).toBe(0);
  });

  it('an example can be added to the own projects under another name', async () => {
    const { projectId } = await buildProject(test, { ownerId: owner.id, demo: true });
    const { token } = stranger;
    const bound = await test.data<{ id: string }>(calls.demoBindingStore, { token, input: { project_id: projectId } });
    const again = await test.data<{ id: string }>(calls.demoBindingStore, { token, input: { project_id: projectId } });
    expect(again.id).toBe(bound.id);
    await test.data(calls.demoBindingUpdate, { token, input: { id: bound.id, name: '我的示例' } });
    expect(await test.data<ProjectItem[]>(calls.projectList, { token })).toMatchObject([
      { id: projectId, name: '我的示例', access: 'demo' },
    ]);
    for (const call of [calls.demoBindingUpdate, calls.demoBindingDelete])
      expect(
        (
          await test.call(call, {
            token: owner.token,
            input: { id: bound.id, ...(call === calls.demoBindingUpdate ? { name: 'x' } : {}) },
          })
        ).statusCode,
      ).toBe(404);
    await test.data(calls.demoBindingDelete, { token, input: { id: bound.id } });
    expect(await test.data<object[]>(calls.demoBindingList, { token })).toEqual([]);
    const own = await buildProject(test, { ownerId: stranger.id });
    expect((await test.call(calls.demoBindingStore, { token, input: { project_id: own.projectId } })).statusCode).toBe(
      400,
    );
  });
});
