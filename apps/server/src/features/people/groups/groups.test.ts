import { calls, type LabGroup, type ReceivedInvitation, type SentInvitation } from '@panome/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { day } from '@panome/contract/durations';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { uploadFile } from '../../../testing/uploadFile.ts';

type Person = { readonly id: string; readonly email: string; readonly token: string };
type Detail = LabGroup & {
  members: { id: string; role: string; used_bytes: number; email: string }[];
  invitations: SentInvitation[];
  can: Record<string, boolean>;
};

let test: TestApp;
let owner: Person;
let member: Person;
let group: LabGroup;
beforeEach(async () => {
  test = await buildTestApp();
  owner = await test.buildUser('王老师');
  member = await test.buildUser('李明');
  group = await test.data<LabGroup>(calls.groupStore, {
    token: owner.token,
    input: { name: '肝脏代谢课题组', institution: '肝脏研究所' },
  });
});
afterEach(() => test.close());

const call = (target: Parameters<TestApp['call']>[0], { token }: Person, input: object = {}) =>
  test.call(target, { token, input });
const status = async (...args: Parameters<typeof call>) => (await call(...args)).statusCode;
const words = async (...args: Parameters<typeof call>) => (await call(...args)).json<{ showMsg: string }>().showMsg;
const invite = (email: string, by = owner, more: object = {}) =>
  call(calls.groupInvite, by, { id: group.id, emails: [email], ...more });
const invitations = ({ token }: Person) => test.data<ReceivedInvitation[]>(calls.groupInvitationList, { token });
const detail = ({ token }: Person) => test.data<Detail>(calls.groupDetail, { token, input: { id: group.id } });
async function join(person: Person, role = 'member') {
  await invite(person.email, owner, { role });
  const [waiting] = await invitations(person);
  await call(calls.groupAccept, person, { id: waiting!.id });
}

describe('a group', () => {
  it('a group belongs to its founder and does not exist for strangers', async () => {
    expect(await detail(owner)).toMatchObject({ role: 'owner', member_count: 1, can: { delete: true, leave: false } });
    for (const target of [calls.groupDetail, calls.groupLeave])
      expect(await status(target, member, { id: group.id })).toBe(404);
    expect(await status(calls.groupUpdate, member, { id: group.id, name: '改名' })).toBe(404);
    expect(await status(calls.groupInvite, member, { id: group.id, emails: ['a@b.cn'] })).toBe(404);
    expect(await status(calls.groupDelete, member, { id: group.id, name: group.name })).toBe(404);
  });

  it('members of a group see each other and the storage that each uses', async () => {
    await join(member);
    await uploadFile(test, member.token, 'a.csv', 'id,A\nP1,1\n');
    const { members } = await detail(owner);
    expect(members).toMatchObject([
      { id: owner.id, role: 'owner', used_bytes: 0 },
      { id: member.id, role: 'member', used_bytes: 10, email: member.email },
    ]);
  });

  it('two groups of one owner cannot have the same name', async () => {
    expect(await words(calls.groupStore, owner, { name: '肝脏代谢课题组' })).toBe('您已有同名的课题组，请换一个名称');
    expect(await words(calls.groupStore, owner, { name: ' ' })).toBe('课题组名称至少 2 个字');
    expect(await status(calls.groupStore, member, { name: '肝脏代谢课题组' })).toBe(200);
  });

  it('the owner dissolves a group by typing its name, and its members are told', async () => {
    await join(member);
    expect(await words(calls.groupDelete, owner, { id: group.id, name: '别的' })).toBe('输入的名称与课题组名称不一致');
    expect(await status(calls.groupDelete, member, { id: group.id, name: group.name })).toBe(403);
    expect(await status(calls.groupDelete, owner, { id: group.id, name: group.name })).toBe(200);
    expect(await test.data(calls.groupList, { token: member.token })).toEqual([]);
    const news = await test.data<{ title: string }[]>(calls.notifyList, { token: member.token });
    expect(news.some(({ title }) => title.includes('已解散'))).toBe(true);
  });
});

describe('invitations', () => {
  it('SEC-06: invitations look the same for addresses with and without an account', async () => {
    const known = (await invite(member.email)).json<{ content: { data: SentInvitation[] } }>().content.data[0]!;
    const unknown = (await invite('nobody@example.com')).json<{ content: { data: SentInvitation[] } }>().content
      .data[0]!;
    expect({ ...known, id: '', email: '' }).toEqual({ ...unknown, id: '', email: '' });
    expect((await test.mailTo('nobody@example.com')).text).toContain('肝脏代谢课题组');
  });

  it('an invitation is seen and answered once, only by the account of its address', async () => {
    const other = await test.buildUser();
    await invite(member.email, owner, { message: '欢迎' });
    const [waiting] = await invitations(member);
    expect(waiting).toMatchObject({ group_name: '肝脏代谢课题组', message: '欢迎', inviter_name: '王老师' });
    expect(await invitations(other)).toEqual([]);
    expect(await status(calls.groupAccept, other, { id: waiting!.id })).toBe(404);
    expect(await status(calls.groupAccept, member, { id: waiting!.id })).toBe(200);
    expect(await status(calls.groupAccept, member, { id: waiting!.id })).toBe(404);
    expect(await words(calls.groupInvite, owner, { id: group.id, emails: [member.email] })).toContain('已经是成员');
    expect((await detail(owner)).invitations).toMatchObject([{ state: 'accepted' }]);
  });

  it('an invitation ends when it is declined, cancelled or replaced, and after 14 days', async () => {
    await invite(member.email);
    await invite(member.email);
    expect((await detail(owner)).invitations.map(({ state }) => state)).toEqual(['pending', 'cancelled']);
    const [waiting] = await invitations(member);
    await call(calls.groupDecline, member, { id: waiting!.id });
    expect(await invitations(member)).toEqual([]);
    await invite(member.email);
    const [again] = await invitations(member);
    expect(await status(calls.groupCancelInvitation, member, { id: again!.id })).toBe(404);
    expect(await status(calls.groupCancelInvitation, owner, { id: again!.id })).toBe(200);
    expect(await status(calls.groupAccept, member, { id: again!.id })).toBe(404);
    await invite(member.email);
    test.clock.advance(14 * day);
    const { token } = await test.platform.sessions.open(member.id, { ip: '', agent: '' });
    expect(await invitations({ ...member, token })).toEqual([]);
  });
});

describe('roles', () => {
  it('the role in a group decides what a member may do', async () => {
    const manager = await test.buildUser('赵管理');
    await join(member);
    await join(manager, 'manager');
    expect(await words(calls.groupInvite, member, { id: group.id, emails: ['a@b.cn'] })).toContain('负责人和管理员');
    expect((await detail(member)).invitations).toEqual([]);
    expect(await status(calls.groupSetRole, manager, { id: group.id, member_id: member.id, role: 'manager' })).toBe(
      403,
    );
    expect(await status(calls.groupRemoveMember, manager, { id: group.id, member_id: owner.id })).toBe(403);
    expect(await status(calls.groupSetRole, owner, { id: group.id, member_id: member.id, role: 'manager' })).toBe(200);
    expect(await status(calls.groupRemoveMember, manager, { id: group.id, member_id: member.id })).toBe(403);
    expect(await status(calls.groupRemoveMember, owner, { id: group.id, member_id: member.id })).toBe(200);
    expect(await status(calls.groupDetail, member, { id: group.id })).toBe(404);
  });

  it('everybody but the owner may leave a group', async () => {
    await join(member);
    expect(await words(calls.groupLeave, owner, { id: group.id })).toBe('负责人不能退出课题组，可以解散课题组');
    expect(await status(calls.groupLeave, member, { id: group.id })).toBe(200);
    expect(await status(calls.groupRemoveMember, owner, { id: group.id, member_id: member.id })).toBe(404);
  });
});

describe('SEC-48: finding people', () => {
  const find = (person: Person, input: object) =>
    test.data<{ email: string; name: string; group_name: string }[]>(calls.userDataByFilter, {
      token: person.token,
      input,
    });

  it('the search lists only fellow members; a stranger is found by the whole address only, with masked data', async () => {
    expect(await find(owner, { name: '李' })).toEqual([]);
    expect(await find(owner, { name: '%' })).toEqual([]);
    expect(await find(owner, { name: 'user' })).toEqual([]);
    expect(await find(owner, { name: member.email.toUpperCase() })).toMatchObject([
      { name: '李明', email: expect.stringContaining('***') as string },
    ]);
    expect(await find(owner, { name: member.email, scope: 'group' })).toEqual([]);
    await join(member);
    expect(await find(owner, { name: '李' })).toMatchObject([{ email: member.email, group_name: '肝脏代谢课题组' }]);
    expect(await status(calls.userDataByFilter, owner, { name: 'x', scope: 'everybody' })).toBe(400);
    expect(await status(calls.userDataByFilter, owner, { name: 'x', sort: 'password_hash' })).toBe(400);
  });

  it('the search for addresses is limited in number', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) await find(owner, { name: `nobody${attempt}@example.com` });
    expect(await status(calls.userDataByFilter, owner, { name: 'nobody@example.com' })).toBe(429);
  });

  it('institutions of the own group are suggested before common ones', async () => {
    const units = await test.data<{ name: string; source: string }[]>(calls.userWorkUnitData, {
      token: owner.token,
      input: { name: '肝脏' },
    });
    expect(units).toEqual([{ name: '肝脏研究所', source: 'group' }]);
    const common = await test.data<{ name: string }[]>(calls.userWorkUnitData, {
      token: owner.token,
      input: { name: '交通大学' },
    });
    expect(common.map(({ name }) => name)).toContain('上海交通大学');
    expect(common.length).toBeLessThanOrEqual(20);
  });
});
