import type { LabGroup } from '@panome/contract';
import { day } from '@panome/contract/durations';
import type { Actor } from '../../../platform/access/actor.ts';
import { isUniqueViolation } from '../../../platform/database/uniqueViolation.ts';
import { badInput, conflict, forbidden, notFound } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Origin } from '../../auth/index.ts';
import { createNotifications } from '../../../platform/notifications/notifications.ts';
import { mayRemove, powersOf, refusalOf, type Power } from './powers.ts';
import { presentGroup, presentMember, presentSent } from './present.ts';
import {
  createGroupRepository,
  createInvitationRepository,
  type GroupOfMember,
  type GroupRepository,
} from './repository.ts';

type Fields = { readonly name: string; readonly institution: string; readonly description: string };

const mostOwned = 10;
const shownAnswered = 30 * day;

/**
 * Loads a group in which the actor may do something.
 * @throws {Refusal} 404 for strangers, 403 for members who may not.
 */
export async function groupFor(
  groups: GroupRepository,
  actor: Actor,
  id: string,
  power?: Power,
): Promise<GroupOfMember> {
  const group = await groups.find(actor.id, id);
  if (!group) throw notFound();
  if (power && !powersOf(group.role)[power]) throw forbidden(refusalOf(power));
  return group;
}

export type GroupService = ReturnType<typeof createGroupService>;

/** Lab groups: founding, leading and leaving them. What members own stays theirs. */
export function createGroupService(platform: Platform) {
  const { audit, clock, config, database } = platform;
  const groups = createGroupRepository(database);
  const invitations = createInvitationRepository(database);
  const notifications = createNotifications(platform);
  const record = (actor: Actor, action: string, object: string, origin: Origin) =>
    audit.append({ actorId: actor.id, action, object, result: 'ok', ...origin });
  const tell = (accountId: string, title: string, content: string) =>
    notifications.notify(accountId, { type: 'group', title, content, link: '/about-user/group' });
  const takenName = () => conflict('您已有同名的课题组，请换一个名称');

  /** The role of another member. */
  const memberOf = async (groupId: string, accountId: string) => {
    const role = await groups.roleOf(groupId, accountId);
    if (!role) throw notFound();
    return role;
  };

  return {
    groups,

    list: async (actor: Actor): Promise<LabGroup[]> => (await groups.list(actor.id)).map(presentGroup),

    detail: async (actor: Actor, id: string) => {
      const group = await groupFor(groups, actor, id);
      const can = powersOf(group.role);
      const members = await groups.members(id);
      const sent = can.invite ? await invitations.sentBy(id, clock.now() - shownAnswered) : [];
      return {
        ...presentGroup(group),
        members: members.map((member) => presentMember(member, actor.id)),
        invitations: sent.map((one) => presentSent(one, clock.now())),
        quota_bytes: config.quota.bytes,
        can,
      };
    },

    store: async (actor: Pick<Actor, 'id'>, fields: Fields): Promise<LabGroup> => {
      if ((await groups.countOwned(actor.id)) >= mostOwned) throw conflict(`一个账号最多创建 ${mostOwned} 个课题组`);
      const id = newId();
      const now = clock.now();
      try {
        await groups.add({ id, owner_id: actor.id, ...fields, created_at: now, updated_at: now });
      } catch (error) {
        throw isUniqueViolation(error) ? takenName() : error;
      }
      return presentGroup((await groups.find(actor.id, id))!);
    },

    update: async (actor: Actor, { id, ...fields }: Fields & { readonly id: string }): Promise<LabGroup> => {
      await groupFor(groups, actor, id, 'update');
      try {
        await groups.change(id, { ...fields, updated_at: clock.now() });
      } catch (error) {
        throw isUniqueViolation(error) ? takenName() : error;
      }
      return presentGroup((await groups.find(actor.id, id))!);
    },

    /** @throws {Refusal} 400 when the typed name is not the group's. */
    dissolve: async (actor: Actor, id: string, name: string, origin: Origin): Promise<void> => {
      const group = await groupFor(groups, actor, id, 'delete');
      if (name !== group.name) throw badInput('输入的名称与课题组名称不一致');
      const members = await groups.members(id);
      await groups.remove(id);
      await record(actor, 'group.dissolve', id, origin);
      for (const member of members)
        if (member.id !== actor.id)
          await tell(member.id, `课题组“${group.name}”已解散`, '您的文件、任务和项目不受影响');
    },

    setRole: async (
      actor: Actor,
      id: string,
      memberId: string,
      role: 'manager' | 'member',
      origin: Origin,
    ): Promise<void> => {
      const group = await groupFor(groups, actor, id, 'set_role');
      const old = await memberOf(id, memberId);
      if (old === 'owner') throw badInput('负责人的角色不能修改');
      await groups.setRole(id, memberId, role);
      await record(actor, 'group.role', `${id} ${memberId} ${role}`, origin);
      if (old !== role)
        await tell(
          memberId,
          `您在课题组“${group.name}”的角色已变更`,
          role === 'manager' ? '您现在是管理员，可以邀请和移除成员' : '您现在是普通成员',
        );
    },

    removeMember: async (actor: Actor, id: string, memberId: string, origin: Origin): Promise<void> => {
      const group = await groupFor(groups, actor, id, 'remove');
      const role = await memberOf(id, memberId);
      if (memberId === actor.id || !mayRemove(group.role, role))
        throw forbidden('管理员只能移除普通成员，负责人不能移除自己');
      await groups.removeMember(id, memberId);
      await record(actor, 'group.remove', `${id} ${memberId}`, origin);
      await tell(memberId, `您已被移出课题组“${group.name}”`, '课题组成员不再能看到您的存储用量');
    },

    leave: async (actor: Actor, id: string, origin: Origin): Promise<void> => {
      const group = await groupFor(groups, actor, id, 'leave');
      await groups.removeMember(id, actor.id);
      await record(actor, 'group.leave', id, origin);
      await tell(group.owner_id, `${actor.name}退出了课题组“${group.name}”`, '');
    },
  };
}
