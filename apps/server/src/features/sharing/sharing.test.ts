import { calls, type Call, type GivenShare, type ProjectItem, type TakenShare } from '@panome/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { day } from '@panome/contract/durations';
import { createAccounts } from '../auth/index.ts';
import { buildProject } from '../../testing/buildProject.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

type User = Awaited<ReturnType<TestApp['buildUser']>>;

let test: TestApp;
let owner: User;
let receiver: User;
let project: Awaited<ReturnType<typeof buildProject>>;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = await test.buildUser('王教授');
  receiver = await test.buildUser('李同学');
  project = await buildProject(test, { ownerId: owner.id });
});

const send = (call: Call, { token }: { token: string }, input: object = {}) => test.call(call, { token, input });
const give = async (input: object = {}) =>
  (
    await test.data<GivenShare[]>(calls.projectShareStore, {
      token: owner.token,
      input: { project_ids: [project.projectId], emails: [receiver.email], ...input },
    })
  )[0]!;
const take = (id: string) => test.data(calls.projectShareReceive, { token: receiver.token, input: { ids: [id] } });
const taken = () => test.data<TakenShare[]>(calls.projectShareListToMe, { token: receiver.token });
const waiting = async () =>
  (await test.data<{ count: number }>(calls.projectShareNoReceiveCount, { token: receiver.token })).count;
const sees = async () =>
  (await test.data<ProjectItem[]>(calls.projectList, { token: receiver.token })).some(
    (item) => item.id === project.projectId,
  );

describe('a share', () => {
  it('a share waits until it is received, and the project is then listed with the own ones', async () => {
    const told: string[] = [];
    const end = test.platform.live.subscribe(receiver.id, (event) => told.push(event));
    const share = await give({ message: '请看 PCA' });
    end();
    expect(share).toMatchObject({
      state: 'pending',
      role: 'view',
      receiver_email: receiver.email,
      receiver_name: '',
      message: '请看 PCA',
    });
    expect(told).toEqual(['notify', 'share']);
    expect(await waiting()).toBe(1);
    expect(await sees()).toBe(false);
    expect((await taken())[0]).toMatchObject({
      state: 'pending',
      owner_name: '王教授',
      project: null,
      preview: { name: project.name, table_count: 1 },
    });
    expect(await take(share.id)).toEqual({ received: 1 });
    expect(await take(share.id)).toEqual({ received: 0 });
    expect(await waiting()).toBe(0);
    expect(await sees()).toBe(true);
    expect((await taken())[0]!.project).toMatchObject({
      access: 'view',
      owner_name: '王教授',
      share_count: 0,
      can: { update: false, share: false, analyse: false, download: true },
    });
    const [mine] = await test.data<GivenShare[]>(calls.projectShareListOfMine, {
      token: owner.token,
      input: { project_id: project.projectId },
    });
    expect(mine).toMatchObject({ state: 'received', receiver_name: '李同学' });
  });

  it('a share ends by itself after 30 days', async () => {
    await take((await give()).id);
    test.clock.advance(30 * day - 1);
    const { token } = await test.platform.sessions.open(receiver.id, { ip: '', agent: '' });
    receiver = { ...receiver, token };
    expect(await sees()).toBe(true);
    test.clock.advance(1);
    expect(await sees()).toBe(false);
    expect((await taken())[0]).toMatchObject({ state: 'expired', project: null });
    expect((await send(calls.projectShareReceive, receiver, { ids: [(await taken())[0]!.id] })).statusCode).toBe(409);
  });

  it('open pages are told within seconds when a share is revoked or expires', async () => {
    const told: string[] = [];
    for (const [name, { id }] of Object.entries({ owner, receiver }))
      test.platform.live.subscribe(id, (event) => event === 'share' && told.push(name));
    const detail = () => send(calls.contractDetail, receiver, { contract_id: project.contractId });
    const first = await give();
    await take(first.id);
    expect((await detail()).statusCode).toBe(200);
    told.length = 0;
    await test.data(calls.projectShareDelete, { token: owner.token, input: { id: first.id } });
    expect(told).toEqual(['receiver']);
    expect((await detail()).statusCode).toBe(404);

    test.clock.advance(4_000);
    await take((await give()).id);
    test.clock.advance(30 * day);
    told.length = 0;
    await vi.waitFor(() => expect(told).toEqual(['owner', 'receiver']), 6_000);
    const { token } = await test.platform.sessions.open(receiver.id, { ip: '', agent: '' });
    expect((await send(calls.contractDetail, { token }, { contract_id: project.contractId })).statusCode).toBe(404);
  });

  it('SEC-25: a revoked share ends at once, also for signed addresses', async () => {
    const share = await give();
    await take(share.id);
    const { url } = await test.data<{ url: string }>(calls.originalDataUrl, {
      token: receiver.token,
      input: { id: project.fileIds['original/S1_R1.fastq.gz']! },
    });
    const zip = await test.data<{ url: string }>(calls.projectZipUrl, {
      token: receiver.token,
      input: { contract_id: project.contractId },
    });
    expect((await test.app.inject({ url })).body).toBe('original of S1');
    await test.data(calls.projectShareDelete, { token: owner.token, input: { id: share.id } });
    for (const address of [url, zip.url]) expect((await test.app.inject({ url: address })).statusCode).toBe(404);
    expect(await sees()).toBe(false);
    expect((await send(calls.projectReport, receiver, { id: project.projectId })).statusCode).toBe(404);
    const actions = await test.platform.database
      .selectFrom('audit_event')
      .select('action')
      .where('actor_id', 'in', [owner.id, receiver.id])
      .orderBy('seq')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'share.give',
      'share.receive',
      'original.download',
      'share.revoke',
    ]);
  });

  it('messages lead to what they speak of, and a project that was taken away is said to be', async () => {
    const told = async ({ token }: { token: string }) =>
      (await test.data<{ title: string; link: string }[]>(calls.notifyList, { token })).map(
        ({ link, title }) => `${title} ${link}`,
      );
    const list = '/data-collection/my-contracts/shared-contract-list';
    const share = await give();
    expect((await told(receiver))[0]).toBe(`王教授 与您分享了项目“${project.name}” ${list}?share=${share.id}`);
    await take(share.id);
    expect((await told(owner))[0]).toBe(`李同学 接收了您分享的项目“${project.name}” ${list}?view=given`);
    await send(calls.projectShareDelete, owner, { id: share.id });
    expect((await told(receiver))[0]).toBe(`王教授 撤销了项目“${project.name}”的分享 ${list}`);

    // Who has not received it has lost nothing.
    const other = await give();
    const before = (await told(receiver)).length;
    await send(calls.projectShareDelete, owner, { id: other.id });
    expect(await told(receiver)).toHaveLength(before);
  });

  it('a share can be declined, also after it was received', async () => {
    const share = await give();
    await test.data(calls.projectShareDecline, { token: receiver.token, input: { id: share.id } });
    expect((await taken())[0]!.state).toBe('declined');
    // An equal request within three seconds would be a double click.
    test.clock.advance(4_000);
    const again = await give();
    expect(again.id).not.toBe(share.id);
    await take(again.id);
    await test.data(calls.projectShareDecline, { token: receiver.token, input: { id: again.id } });
    expect(await sees()).toBe(false);
  });

  it('sharing again renews the one share of a project, which can be changed', async () => {
    const share = await give();
    await take(share.id);
    const again = await give({ role: 'analyse', days: 60 });
    expect(again).toMatchObject({ id: share.id, state: 'received', role: 'analyse' });
    const changed = await test.data<GivenShare>(calls.projectShareUpdate, {
      token: owner.token,
      input: { id: share.id, role: 'view', days: 1 },
    });
    expect(changed).toMatchObject({ role: 'view', expires_at: new Date(test.clock.now() + day).toISOString() });
    await test.data(calls.projectShareDelete, { token: owner.token, input: { id: share.id } });
    expect((await send(calls.projectShareUpdate, owner, { id: share.id, days: 5 })).statusCode).toBe(409);
  });
});

describe('who may', () => {
  it('a reader reads, an analyst analyses, and neither may share or change the project', async () => {
    const share = await give();
    await take(share.id);
    const id = project.fileIds['tables/matrix.csv']!;
    const saving = () =>
      test.call(calls.projectFileSave, {
        token: receiver.token,
        input: { ids: [id] },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    expect((await send(calls.projectFileUrl, receiver, { id })).statusCode).toBe(200);
    expect((await saving()).statusCode).toBe(403);
    await give({ role: 'analyse' });
    expect((await saving()).statusCode).toBe(200);
    for (const [call, input] of [
      [calls.projectUpdate, { id: project.projectId, name: 'x' }],
      [calls.projectShareStore, { project_ids: [project.projectId], emails: ['third@example.com'] }],
      [calls.freeDelay, { contract_id: project.contractId }],
      [calls.delayOriginalData, { contract_id: project.contractId, days: 5, reason: 'x' }],
    ] as const)
      expect((await send(call, receiver, input)).statusCode).toBe(403);
  });

  it('SEC-21: a shared project does not exist for anybody else', async () => {
    const share = await give();
    const stranger = await test.buildUser('陌生人');
    for (const [call, input] of [
      [calls.projectShareReceive, { ids: [share.id] }],
      [calls.projectShareDecline, { id: share.id }],
      [calls.projectShareUpdate, { id: share.id, role: 'analyse' }],
      [calls.projectShareDelete, { id: share.id }],
      [calls.projectShareStore, { project_ids: [project.projectId], emails: ['third@example.com'] }],
    ] as const)
      expect((await send(call, stranger, input)).statusCode).toBe(404);
    expect((await send(calls.projectShareUpdate, receiver, { id: share.id, role: 'analyse' })).statusCode).toBe(404);
    expect(await test.data<object[]>(calls.projectShareListToMe, { token: stranger.token })).toEqual([]);
  });

  it('a flow is offered only the projects that may be analysed', async () => {
    project = await buildProject(test, { ownerId: owner.id, flow: 'flow-1' });
    const offered = () =>
      test.data<object[]>(calls.projectShareByFlowVersion, {
        token: receiver.token,
        input: { flow_version_id: 'flow-1' },
      });
    await take((await give()).id);
    expect(await offered()).toEqual([]);
    await give({ role: 'analyse' });
    expect(await offered()).toMatchObject([{ value: project.projectId, parent_value: 1 }]);
  });
});

describe('receivers', () => {
  it('a receiver without an account is asked by mail and finds the share after registering', async () => {
    const email = `later${crypto.randomUUID()}@Example.com`;
    await give({ emails: [email] });
    expect(await test.mailTo(email)).toMatchObject({
      subject: expect.stringContaining('王教授') as string,
      path: '/user/register',
    });
    const id = await createAccounts(test.platform.database).add(
      { email: email.toLowerCase(), name: '新同学', passwordHash: 'x' },
      test.clock.now(),
    );
    const { token } = await test.platform.sessions.open(id!, { ip: '', agent: '' });
    receiver = { id: id!, email, token };
    expect(await waiting()).toBe(1);
    await take((await taken())[0]!.id);
    expect(await sees()).toBe(true);
  });

  it('a share needs a receiver, who is not oneself, and is limited in number', async () => {
    expect(
      (
        await send(calls.projectShareStore, owner, {
          project_ids: [project.projectId],
          emails: [owner.email.toUpperCase()],
        })
      ).json(),
    ).toMatchObject({ code: 0, showMsg: expect.stringContaining('自己') as string });
    expect(
      (await send(calls.projectShareStore, owner, { project_ids: [project.projectId], emails: [] })).json(),
    ).toMatchObject({ showMsg: '请填写接收人的邮箱' });
    for (let round = 0; round < 5; round += 1)
      await give({ emails: Array.from({ length: 20 }, (_, index) => `r${round}-${index}@example.com`) });
    expect(
      (await send(calls.projectShareStore, owner, { project_ids: [project.projectId], emails: ['one@example.com'] }))
        .statusCode,
    ).toBe(429);
  });

  it('E-52: accounts abroad get no human data', async () => {
    project = await buildProject(test, { ownerId: owner.id, human: true });
    const share = await give();
    const lives = (country: string) =>
      test.platform.database
        .updateTable('account')
        .set({ profile: JSON.stringify({ country }) })
        .where('id', '=', receiver.id)
        .execute();
    await lives('Germany');
    expect((await send(calls.projectShareReceive, receiver, { ids: [share.id] })).statusCode).toBe(400);
    test.clock.advance(4_000);
    expect(
      (await send(calls.projectShareStore, owner, { project_ids: [project.projectId], emails: [receiver.email] }))
        .statusCode,
    ).toBe(400);
    await lives('中国');
    expect(await take(share.id)).toEqual({ received: 1 });
  });
});
