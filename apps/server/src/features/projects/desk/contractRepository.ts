import { sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import { countOf } from '../../../platform/database/countOf.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { ContractRow, ContractStepRow } from '../../../platform/database/schema/projects.ts';

/** A contract with its owner and what belongs to it. */
export type OwnedContract = ContractRow & {
  readonly email: string;
  readonly name: string;
  readonly projects: number;
  readonly files: number;
  readonly shares: number;
};

const within = (table: string) =>
  sql<number>`(select count(*) from ${sql.table(table)} x join project p on p.id = x.project_id where p.contract_id = contract.id)`;
const owned = (db: Database) =>
  db
    .selectFrom('contract')
    .innerJoin('account', 'account.id', 'contract.owner_id')
    .selectAll('contract')
    .select(['account.email', 'account.name'])
    .select([
      sql<number>`(select count(*) from project where project.contract_id = contract.id)`.as('projects'),
      within('project_file').as('files'),
      within('project_share').as('shares'),
    ]);

/** Contracts of all accounts. */
export const contractDeskRows = {
  page: async (db: Database, search: string | undefined, { limit, offset }: { limit: number; offset: number }) => {
    const found = search
      ? owned(db).where(contains(sql`number || ' ' || title || ' ' || account.email || ' ' || account.name`, search))
      : owned(db);
    const rows: OwnedContract[] = await found
      .orderBy('changed_at', 'desc')
      .orderBy('contract.id')
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countOf(found.clearSelect()) };
  },

  find: (db: Database, id: string): Promise<OwnedContract | undefined> =>
    owned(db).where('contract.id', '=', id).executeTakeFirst(),
  byNumber: (db: Database, number: string): Promise<OwnedContract[]> =>
    owned(db).where('number', '=', number).execute(),

  steps: async (db: Database, ids: readonly string[]): Promise<ContractStepRow[]> =>
    ids.length === 0 ? [] : db.selectFrom('contract_step').selectAll().where('contract_id', 'in', ids).execute(),

  /**
   * Gives the contract and its projects to another account, with the shares of the former one. A share with the new
   * owner ends.
   */
  transfer: async (db: Database, id: string, ownerId: string, now: number): Promise<void> => {
    await db.transaction().execute(async (transaction) => {
      const projects = transaction.selectFrom('project').select('project.id').where('contract_id', '=', id);
      await transaction
        .updateTable('contract')
        .set({ owner_id: ownerId, changed_at: now })
        .where('id', '=', id)
        .execute();
      await transaction
        .updateTable('project_share')
        .set({ state: 'revoked', ended_at: now })
        .where('project_id', 'in', projects)
        .where('receiver_id', '=', ownerId)
        .where('state', 'in', ['pending', 'received'])
        .execute();
      await transaction
        .updateTable('project_share')
        .set({ owner_id: ownerId })
        .where('project_id', 'in', projects)
        .execute();
      await transaction.updateTable('project').set({ owner_id: ownerId }).where('contract_id', '=', id).execute();
    });
  },
};
