import { createHash } from 'node:crypto';
import type { PermissionNode } from '@panome/contract';
import type { DeleteResult } from 'kysely';
import { minute } from '@panome/contract/durations';
import { marksOf, type Actor } from '../access/actor.ts';
import { baseRole } from '../access/roles.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../database/open.ts';
import type { SessionRow } from '../database/schema/accounts.ts';
import { newId, newToken } from '../ids.ts';

const tokenForm = /^[\w-]{43}$/;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type Origin = { readonly ip: string; readonly agent: string };

export type Sessions = {
  /**
   * Opens a session; the oldest ones beyond the limit end.
   * @returns the token, which is stored nowhere, and when it ends at the latest.
   */
  open(accountId: string, origin: Origin): Promise<{ token: string; expiresAt: number }>;
  /** The actor of a token, or null when its session has ended. Renews the idle time. */
  find(token: string): Promise<Actor | null>;
  /**
   * The account with its present permissions, for addresses that were signed for it earlier; null when it is disabled
   * or gone.
   */
  recall(accountId: string): Promise<Actor | null>;
  /** Names of the roles that the account holds, and that wait for its second factor. */
  waitingRoles(accountId: string): Promise<string[]>;
  /**
   * The actor of a session that is still open, for streams and addresses that it was given; null when it has ended.
   * Nothing is renewed: only calls keep a session open.
   */
  recallSession(id: string): Promise<Actor | null>;
  /**
   * Tells when sessions of an account may have ended in this process.
   * @returns ends the telling.
   */
  onEnd(listener: (accountId: string) => void): () => void;
  /** Ends the session of a token, if there is one. @returns the account it belonged to. */
  close(token: string): Promise<string | null>;
  /** Ends every session of an account except the given one. @returns how many. */
  closeAll(accountId: string, except?: string): Promise<number>;
  /** The open sessions of an account, the one used last first. */
  list(accountId: string): Promise<SessionRow[]>;
  /** Ends one session of an account. @returns whether there was one. */
  closeOne(accountId: string, id: string): Promise<boolean>;
};

/** Whether a header value can be a token at all; anything else is refused before the database is asked. */
export const isToken = (value: string): boolean => tokenForm.test(value);

/** @param guarded - Roles that count only for accounts with a second factor (decision 053). */
export function createSessions(
  database: Database,
  config: Config['session'],
  clock: Clock,
  guarded: Config['secondFactorRoles'],
): Sessions {
  const idle = config.idle * 1000;
  const absolute = config.absolute * 1000;
  const listeners = new Set<(accountId: string) => void>();
  const tell = (accountId: string) => listeners.forEach((listener) => listener(accountId));

  return {
    open: async (accountId, { ip, agent }) => {
      const token = newToken();
      const now = clock.now();
      const row = {
        id: newId(),
        token_hash: hashOf(token),
        account_id: accountId,
        created_at: now,
        last_seen: now,
        ip,
        agent,
      };
      await database.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('session')
          .where('account_id', '=', accountId)
          .where('created_at', '<', now - absolute)
          .execute();
        const kept = transaction
          .selectFrom('session')
          .select('id')
          .where('account_id', '=', accountId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc');
        const newest = await kept.limit(config.perAccount - 1).execute();
        const ending = transaction.deleteFrom('session').where('account_id', '=', accountId);
        const ids = newest.map((session) => session.id);
        await (ids.length > 0 ? ending.where('id', 'not in', ids) : ending).execute();
        await transaction.insertInto('session').values(row).execute();
      });
      tell(accountId);
      return { token, expiresAt: now + absolute };
    },

    find: async (token) => {
      const now = clock.now();
      const row = await database
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select([
          'session.id as session_id',
          'session.created_at',
          'session.last_seen',
          'account.id',
          'account.email',
          'account.name',
          'account.roles',
        ])
        .where('session.token_hash', '=', hashOf(token))
        .where('account.disabled', '=', 0)
        .executeTakeFirst();
      if (!row) return null;
      if (now - row.last_seen > idle || now - row.created_at > absolute) {
        await database.deleteFrom('session').where('id', '=', row.session_id).execute();
        return null;
      }
      if (now - row.last_seen >= minute)
        await database.updateTable('session').set({ last_seen: now }).where('id', '=', row.session_id).execute();
      return actorOf(database, guarded, row, row.session_id);
    },

    recallSession: async (id) => {
      const now = clock.now();
      const row = await database
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select(['account.id', 'account.email', 'account.name', 'account.roles'])
        .where('session.id', '=', id)
        .where('session.last_seen', '>=', now - idle)
        .where('session.created_at', '>=', now - absolute)
        .where('account.disabled', '=', 0)
        .executeTakeFirst();
      return row ? actorOf(database, guarded, row, id) : null;
    },

    onEnd: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    recall: async (accountId) => {
      const row = await database
        .selectFrom('account')
        .select(['id', 'email', 'name', 'roles'])
        .where('id', '=', accountId)
        .where('disabled', '=', 0)
        .executeTakeFirst();
      return row ? actorOf(database, guarded, row, '') : null;
    },

    waitingRoles: async (accountId) => {
      if (guarded.length === 0 || (await hasSecondFactor(database, accountId))) return [];
      const account = await database
        .selectFrom('account')
        .select('roles')
        .where('id', '=', accountId)
        .executeTakeFirst();
      const waiting = (JSON.parse(account?.roles ?? '[]') as string[]).filter((role) => guarded.includes(role));
      if (waiting.length === 0) return [];
      const rows = await database.selectFrom('role').select('name').where('id', 'in', waiting).orderBy('id').execute();
      return rows.map(({ name }) => name);
    },

    close: async (token) => {
      const row = await database
        .deleteFrom('session')
        .where('token_hash', '=', hashOf(token))
        .returning('account_id')
        .executeTakeFirst();
      if (row) tell(row.account_id);
      return row?.account_id ?? null;
    },

    closeAll: async (accountId, except = '') => {
      const [{ numDeletedRows }] = (await database
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('id', '!=', except)
        .execute()) as [DeleteResult];
      tell(accountId);
      return Number(numDeletedRows);
    },

    list: (accountId) => {
      const now = clock.now();
      return database
        .selectFrom('session')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('last_seen', '>=', now - idle)
        .where('created_at', '>=', now - absolute)
        .orderBy('last_seen', 'desc')
        .orderBy('id', 'desc')
        .execute();
    },

    closeOne: async (accountId, id) => {
      const row = await database
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (row) tell(accountId);
      return row !== undefined;
    },
  };
}

async function actorOf(
  database: Database,
  guarded: readonly string[],
  { email, id, name, roles }: { id: string; email: string; name: string; roles: string },
  sessionId: string,
): Promise<Actor> {
  const held = JSON.parse(roles) as string[];
  const counts =
    held.some((role) => guarded.includes(role)) && !(await hasSecondFactor(database, id))
      ? held.filter((role) => !guarded.includes(role))
      : held;
  const tree = await treeOf(database, counts);
  return { id, sessionId, email, name, tree, marks: new Set(marksOf(tree)) };
}

/** Whether the account has a device whose first code was typed. */
async function hasSecondFactor(database: Database, accountId: string): Promise<boolean> {
  const row = await database
    .selectFrom('second_factor')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Read at every call, so that a changed role takes effect at the next call (SEC-24). */
async function treeOf(database: Database, roles: readonly string[]): Promise<PermissionNode[]> {
  const rows = await database
    .selectFrom('role')
    .select('tree')
    .where('id', 'in', [baseRole, ...roles])
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => JSON.parse(row.tree) as PermissionNode[]);
}
