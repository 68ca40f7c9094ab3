import type { LabGroup, ReceivedInvitation, SentInvitation } from '@panome/contract';
import { day } from '@panome/contract/durations';
import type { Actor } from '../../../platform/access/actor.ts';
import type { GroupInvitationRow } from '../../../platform/database/schema/people.ts';
import { conflict, notFound, tooMany } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { createWindowLimit } from '../../../platform/limits/windowLimit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAccounts, emailKey, type Origin } from '../../auth/index.ts';
import { createNotifications } from '../../../platform/notifications/notifications.ts';
import { groupFor } from './groupService.ts';
import { presentGroup, presentReceived, presentSent } from './present.ts';
import { createGroupRepository, createInvitationRepository } from './repository.ts';

type Invite = {
  readonly id: string;
  readonly emails: readonly string[];
  readonly role: 'manager' | 'member';
  readonly message: string;
};

const life = 14 * day;
const mostMembers = 100;
const page = '/about-user/group';

export type InvitationService = ReturnType<typeof createInvitationService>;

/**
 * Invitations to lab groups. They go to addresses, and the inviter cannot see whether an address has an account
 * (SEC-06).
 */
export function createInvitationService(platform: Platform) {
  const { audit, clock, database, post } = platform;
  const accounts = createAccounts(database);
  const groups = createGroupRepository(database);
  const invitations = createInvitationRepository(database);
  const notifications = createNotifications(platform);
  const sentToday = createWindowLimit({ clock, limit: 50, windowMs: day });
  const record = (actor: Actor, action: string, object: string, origin: Origin) =>
    audit.append({ actorId: actor.id, action, object, result: 'ok', ...origin });

  const keep = async (
    actor: Actor,
    groupId: string,
    email: string,
    role: string,
    message: string,
  ): Promise<GroupInvitationRow> => {
    const now = clock.now();
    const key = emailKey(email);
    await invitations.endPending({ group_id: groupId, email_key: key }, 'cancelled', now);
    const row = {
      id: newId(),
      group_id: groupId,
      inviter_id: actor.id,
      email,
      email_key: key,
      role,
      message,
      state: 'pending',
      created_at: now,
      expires_at: now + life,
      answered_at: null,
    };
    await invitations.add(row);
    return row;
  };

  /** The invitation of the actor that can still be answered. */
  const waiting = async (actor: Actor, id: string) => {
    const found = (await invitations.waitingFor(emailKey(actor.email), clock.now())).find((one) => one.id === id);
    if (!found) throw notFound();
    return found;
  };

  /** Answers an invitation; of two simultaneous answers only one counts. */
  const answer = async (id: string, state: 'accepted' | 'declined'): Promise<void> => {
    if ((await invitations.endPending({ id }, state, clock.now())) === 0) throw notFound();
  };

  return {
    invite: async (actor: Actor, { emails, id, message, role }: Invite, origin: Origin): Promise<SentInvitation[]> => {
      const group = await groupFor(groups, actor, id, 'invite');
      const byKey = new Map(emails.map((email) => [emailKey(email), email]));
      const members = await groups.members(id);
      const already = members.find((member) => byKey.has(emailKey(member.email)));
      if (already) throw conflict(`${already.name}（${already.email}）已经是成员`);
      if (members.length + byKey.size > mostMembers) throw conflict(`一个课题组最多 ${mostMembers} 人`);
      const wait = sentToday.wait(actor.id);
      if (wait > 0) throw tooMany('今天发出的邀请已达 50 个，请明天再试', wait);
      const sent: SentInvitation[] = [];
      for (const email of byKey.values()) {
        sentToday.count(actor.id);
        const row = await keep(actor, id, email, role, message);
        await post.send({
          address: email,
          subject: `${actor.name}邀请您加入课题组“${group.name}”`,
          text: `${actor.name}在全组学云邀请您加入课题组“${group.name}”。${message ? `\n\n留言：${message}` : ''}\n\n请用此邮箱登录后，在“课题组”页面接受或拒绝；没有账号时请先注册。加入后，课题组成员可以看到您的姓名、邮箱和存储用量。邀请 14 天内有效。`,
          path: page,
        });
        const account = await accounts.findByEmail(email);
        if (account)
          await notifications.notify(account.id, {
            type: 'group',
            title: `${actor.name}邀请您加入课题组“${group.name}”`,
            content: message,
            link: page,
          });
        sent.push(presentSent({ ...row, inviter_name: actor.name }, clock.now()));
      }
      await record(actor, 'group.invite', `${id} ${sent.length}`, origin);
      return sent;
    },

    /** The newest ones first. */
    received: async (actor: Actor): Promise<ReceivedInvitation[]> =>
      (await invitations.waitingFor(emailKey(actor.email), clock.now())).map((row) =>
        presentReceived(row, clock.now()),
      ),

    cancel: async (actor: Actor, id: string): Promise<void> => {
      const row = await invitations.find(id);
      if (!row) throw notFound();
      await groupFor(groups, actor, row.group_id, 'invite');
      if (row.state !== 'pending') throw conflict('这个邀请已经有了结果');
      await invitations.endPending({ id }, 'cancelled', clock.now());
    },

    accept: async (actor: Actor, id: string, origin: Origin): Promise<LabGroup> => {
      const { group_id, group_name, inviter_id, role } = await waiting(actor, id);
      await answer(id, 'accepted');
      await groups.addMember(group_id, actor.id, role, clock.now());
      await record(actor, 'group.join', group_id, origin);
      await notifications.notify(inviter_id, {
        type: 'group',
        title: `${actor.name}加入了课题组“${group_name}”`,
        content: '',
        link: page,
      });
      return presentGroup((await groups.find(actor.id, group_id))!);
    },

    decline: async (actor: Actor, id: string, origin: Origin): Promise<void> => {
      const { group_id } = await waiting(actor, id);
      await answer(id, 'declined');
      await record(actor, 'group.decline', group_id, origin);
    },
  };
}
