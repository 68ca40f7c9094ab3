import type { GroupRole } from '@panome/contract';
import { sql } from 'kysely';
import { countOf } from '../../../platform/database/countOf.ts';
import type { GroupInvitationRow, LabGroupRow } from '../../../platform/database/schema/people.ts';
import type { Database } from '../../../platform/database/open.ts';

export type GroupOfMember = LabGroupRow & {
  readonly role: GroupRole;
  readonly owner_name: string;
  readonly member_count: number;
};
export type MemberRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly profile: string;
  readonly role: GroupRole;
  readonly joined_at: number;
  readonly used_bytes: number;
};

export type GroupRepository = ReturnType<typeof createGroupRepository>;

/** Groups as their members see them: a group is not found for an account that is no member of it. */
export function createGroupRepository(database: Database) {
  const ofMember = (accountId: string) =>
    database
      .selectFrom('lab_group')
      .innerJoin('group_member as own', 'own.group_id', 'lab_group.id')
      .innerJoin('account as owner', 'owner.id', 'lab_group.owner_id')
      .selectAll('lab_group')
      .select((s) => [
        'own.role',
        'owner.name as owner_name',
        s
          .selectFrom('group_member as every')
          .whereRef('every.group_id', '=', 'lab_group.id')
          .select((c) => c.fn.countAll<number>().as('count'))
          .as('member_count'),
      ])
      .where('own.account_id', '=', accountId);
  const typed = (row: Awaited<ReturnType<ReturnType<typeof ofMember>['executeTakeFirstOrThrow']>>): GroupOfMember => ({
    ...row,
    role: row.role as GroupRole,
    member_count: Number(row.member_count),
  });

  return {
    find: async (accountId: string, groupId: string): Promise<GroupOfMember | undefined> => {
      const row = await ofMember(accountId).where('lab_group.id', '=', groupId).executeTakeFirst();
      return row && typed(row);
    },

    list: async (accountId: string): Promise<GroupOfMember[]> => {
      const rows = await ofMember(accountId).execute();
      return rows
        .map(typed)
        .toSorted((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner') || a.created_at - b.created_at);
    },

    members: async (groupId: string): Promise<MemberRow[]> => {
      const rows = await database
        .selectFrom('group_member')
        .innerJoin('account', 'account.id', 'group_member.account_id')
        .select((s) => [
          'account.id',
          'account.name',
          'account.email',
          'account.profile',
          'group_member.role',
          'group_member.joined_at',
          s
            .selectFrom('file_node')
            .whereRef('file_node.owner_id', '=', 'account.id')
            .select(sql<number>`coalesce(sum(size), 0)`.as('used'))
            .as('used_bytes'),
        ])
        .where('group_member.group_id', '=', groupId)
        .orderBy('group_member.joined_at')
        .orderBy('account.id')
        .execute();
      return rows.map((row) => ({ ...row, role: row.role as GroupRole, used_bytes: Number(row.used_bytes) }));
    },

    roleOf: async (groupId: string, accountId: string): Promise<GroupRole | undefined> => {
      const row = await database
        .selectFrom('group_member')
        .select('role')
        .where('group_id', '=', groupId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.role as GroupRole | undefined;
    },

    /** How many groups an account owns. */
    countOwned: (ownerId: string): Promise<number> =>
      countOf(database.selectFrom('lab_group').where('owner_id', '=', ownerId)),

    /** A new group, with its owner as the only member. @throws when the owner has one of this name. */
    add: async (group: LabGroupRow): Promise<void> => {
      await database.transaction().execute(async (transaction) => {
        await transaction.insertInto('lab_group').values(group).execute();
        await transaction
          .insertInto('group_member')
          .values({ group_id: group.id, account_id: group.owner_id, role: 'owner', joined_at: group.created_at })
          .execute();
      });
    },

    /** @throws when the owner has another one of this name. */
    change: async (groupId: string, change: Partial<LabGroupRow>): Promise<void> => {
      await database.updateTable('lab_group').set(change).where('id', '=', groupId).execute();
    },

    remove: async (groupId: string): Promise<void> => {
      await database.deleteFrom('lab_group').where('id', '=', groupId).execute();
    },

    /** Leaves somebody who is a member already as it is. */
    addMember: async (groupId: string, accountId: string, role: string, now: number): Promise<void> => {
      await database
        .insertInto('group_member')
        .values({ group_id: groupId, account_id: accountId, role, joined_at: now })
        .onConflict((on) => on.doNothing())
        .execute();
    },

    setRole: async (groupId: string, accountId: string, role: GroupRole): Promise<void> => {
      await database
        .updateTable('group_member')
        .set({ role })
        .where('group_id', '=', groupId)
        .where('account_id', '=', accountId)
        .execute();
    },

    removeMember: async (groupId: string, accountId: string): Promise<void> => {
      await database
        .deleteFrom('group_member')
        .where('group_id', '=', groupId)
        .where('account_id', '=', accountId)
        .execute();
    },
  };
}

export type InvitationRepository = ReturnType<typeof createInvitationRepository>;

/** Invitations to groups, as those see them who sent and who received them. */
export function createInvitationRepository(database: Database) {
  /** Ends invitations that nobody has answered. @returns how many there were. */
  const endPending = async (
    which: { readonly id: string } | { readonly group_id: string; readonly email_key: string },
    state: 'accepted' | 'declined' | 'cancelled',
    now: number,
  ): Promise<number> => {
    const ending = database
      .updateTable('group_invitation')
      .set({ state, answered_at: now })
      .where((where) => where.and({ ...which, state: 'pending' }));
    return Number((await ending.executeTakeFirst()).numUpdatedRows);
  };

  return {
    endPending,

    find: (id: string): Promise<GroupInvitationRow | undefined> =>
      database.selectFrom('group_invitation').selectAll().where('id', '=', id).executeTakeFirst(),

    add: async (row: GroupInvitationRow): Promise<void> => {
      await database.insertInto('group_invitation').values(row).execute();
    },

    /** Invitations that a group sent, newest first; answered ones only since the given time. */
    sentBy: (groupId: string, since: number): Promise<(GroupInvitationRow & { inviter_name: string })[]> =>
      database
        .selectFrom('group_invitation')
        .innerJoin('account', 'account.id', 'group_invitation.inviter_id')
        .selectAll('group_invitation')
        .select('account.name as inviter_name')
        .where('group_id', '=', groupId)
        .where((where) => where.or([where('state', '=', 'pending'), where('group_invitation.created_at', '>=', since)]))
        .orderBy('group_invitation.created_at', 'desc')
        .orderBy('group_invitation.id', 'desc')
        .limit(100)
        .execute(),

    /** Invitations to an address that can still be answered. */
    waitingFor: (emailKey: string, now: number) =>
      database
        .selectFrom('group_invitation')
        .innerJoin('lab_group', 'lab_group.id', 'group_invitation.group_id')
        .innerJoin('account', 'account.id', 'group_invitation.inviter_id')
        .selectAll('group_invitation')
        .select((s) => [
          'lab_group.name as group_name',
          'lab_group.institution',
          'account.name as inviter_name',
          s
            .selectFrom('group_member')
            .whereRef('group_member.group_id', '=', 'lab_group.id')
            .select((c) => c.fn.countAll<number>().as('count'))
            .as('member_count'),
        ])
        .where('group_invitation.email_key', '=', emailKey)
        .where('group_invitation.state', '=', 'pending')
        .where('group_invitation.expires_at', '>', now)
        .orderBy('group_invitation.created_at', 'desc')
        .execute(),
  };
}
