import type { InviteRow } from '../../../platform/database/schema/points.ts';
import { countOf } from '../../../platform/database/countOf.ts';
import type { Db } from '../ledger/repository.ts';

type Person = { readonly id: string; readonly name: string; readonly email: string; readonly disabled: number };

export const codeOf = async (db: Db, accountId: string): Promise<string | undefined> =>
  (await db.selectFrom('invite_code').select('code').where('account_id', '=', accountId).executeTakeFirst())?.code;

/** Keeps a code unless the account has one already. */
export async function keepCode(db: Db, account_id: string, code: string, created_at: number): Promise<void> {
  await db
    .insertInto('invite_code')
    .values({ account_id, code, created_at })
    .onConflict((on) => on.column('account_id').doNothing())
    .execute();
}

export const inviterOf = (db: Db, code: string): Promise<Person | undefined> =>
  db
    .selectFrom('invite_code')
    .innerJoin('account', 'account.id', 'invite_code.account_id')
    .select(['account.id', 'account.name', 'account.email', 'account.disabled'])
    .where('code', '=', code)
    .executeTakeFirst();

export const personOf = (db: Db, id: string): Promise<Person> =>
  db.selectFrom('account').select(['id', 'name', 'email', 'disabled']).where('id', '=', id).executeTakeFirstOrThrow();

/** How many people count towards what an account may invite. */
export const countInvited = (db: Db, inviterId: string): Promise<number> =>
  countOf(db.selectFrom('invite').where('inviter_id', '=', inviterId).where('state', '!=', 'void'));

export async function addInvite(db: Db, row: InviteRow): Promise<void> {
  await db.insertInto('invite').values(row).execute();
}

export const inviteOf = (db: Db, inviteeId: string): Promise<InviteRow | undefined> =>
  db.selectFrom('invite').selectAll().where('invitee_id', '=', inviteeId).executeTakeFirst();

export async function settleInvite(
  db: Db,
  id: string,
  change: Pick<InviteRow, 'state' | 'reason' | 'settled_at'>,
): Promise<void> {
  await db.updateTable('invite').set(change).where('id', '=', id).execute();
}

export const invitedBy = (db: Db, inviterId: string) =>
  db
    .selectFrom('invite')
    .innerJoin('account', 'account.id', 'invite.invitee_id')
    .selectAll('invite')
    .select(['account.name', 'account.email'])
    .where('inviter_id', '=', inviterId)
    .orderBy('invite.created_at', 'desc')
    .execute();

/** Whether an account was seen on this device since a time: at the same address with the same browser. */
export const wasSeenOn = async (
  db: Db,
  accountId: string,
  { agent, ip }: { readonly ip: string; readonly agent: string },
  since: number,
): Promise<boolean> =>
  (await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('ip', '=', ip)
    .where('agent', '=', agent)
    .where('last_seen', '>', since)
    .executeTakeFirst()) !== undefined;
