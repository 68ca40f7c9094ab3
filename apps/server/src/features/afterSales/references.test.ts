import { calls } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { question, requestsOf } from '../../testing/afterSaleRequests.ts';

let test: TestApp;
let owner: { id: string; email: string; token: string };
let stranger: { id: string; email: string; token: string };
beforeAll(async () => {
  test = await buildTestApp();
  owner = await test.buildUser();
  stranger = await test.buildUser();
});
afterAll(() => test.close());
const { detail, file, list, send } = requestsOf(() => ({ test, token: owner.token }));

const project = async (ownerId: string) => {
  const { database } = test.platform;
  const times = { created_at: 0, delivered_at: null };
  const contract = {
    id: newId(),
    owner_id: ownerId,
    number: `PN${newId().slice(-6)}`,
    title: '肝脏代谢',
    family: 'metabolic',
    species: '',
    human: 0,
    consent: '',
    is_demo: 0,
    note: '',
    changed_at: 0,
    original_until: null,
    free_delay_used: 0,
    ...times,
  };
  await database.insertInto('contract').values(contract).execute();
  const row = {
    id: newId(),
    owner_id: ownerId,
    contract_id: contract.id,
    code: 'p1',
    name: '肝脏 LC-MS',
    family: 'metabolic',
    species: '',
    description: '',
    state: 'delivered',
    flow_version_id: '',
    report_html: '',
    report_toc: '[]',
    updated_at: 0,
    ...times,
  };
  await database.insertInto('project').values(row).execute();
  return { contract, project: row };
};

it('a request keeps the names of its contract, project and task as they were at that time', async () => {
  const made = await project(owner.id);
  const item = await file({
    fields: {
      ...question,
      project_id: made.project.id,
      chart: '火山图 A vs B',
      page: '/tools/detail?id=x',
      request_id: 'abc',
    },
  });
  expect(item).toMatchObject({ contract_id: made.contract.id, contract_number: made.contract.number });
  expect((await detail(item.id)).context).toMatchObject({
    project_name: '肝脏 LC-MS',
    chart: '火山图 A vs B',
    page: '/tools/detail?id=x',
    request_id: 'abc',
  });
  expect(await list({ contract: made.contract.id })).toEqual({ numbers: [item.number], total: 1 });
});

it('SEC-43: the page of a request is never on another host', async () => {
  const item = await file({ token: owner.token, fields: { ...question, title: '地址', page: '//evil.example' } });
  expect((await detail(item.id)).context.page).toBe('');
});

it('SEC-21: somebody else’s project does not exist for a request until it is shared', async () => {
  const made = await project(stranger.id);
  const { database } = test.platform;
  const ask = async (fields: Record<string, string>) =>
    (await send(calls.afterSaleStore, { token: owner.token, fields: { ...question, ...fields } })).statusCode;
  expect(await ask({ project_id: made.project.id })).toBe(404);
  expect(await ask({ contract_id: made.contract.id })).toBe(404);
  expect(await ask({ task_id: newId() })).toBe(404);
  const share = {
    id: newId(),
    project_id: made.project.id,
    owner_id: stranger.id,
    receiver_email: owner.email,
    receiver_key: owner.email,
    receiver_id: owner.id,
    role: 'view',
    message: '',
    state: 'received',
    created_at: 0,
    expires_at: test.clock.now() + 1_000,
    received_at: 0,
    ended_at: null,
  };
  await database.insertInto('project_share').values(share).execute();
  expect(await ask({ contract_id: made.contract.id, project_id: made.project.id })).toBe(200);
  test.clock.advance(1_001);
  expect(await ask({ project_id: made.project.id })).toBe(404);
});

it('a project of another contract is refused', async () => {
  const [one, other] = [await project(owner.id), await project(owner.id)];
  const response = await send(calls.afterSaleStore, {
    token: owner.token,
    fields: { ...question, project_id: one.project.id, contract_id: other.contract.id },
  });
  expect(response.json()).toMatchObject({ code: 0, showMsg: '所选项目不属于此合同，请重新选择' });
});
