import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';

export type ExpiringContract = {
  readonly id: string;
  readonly number: string;
  readonly owner_id: string;
  readonly original_until: number;
  readonly told_until: number | null;
  readonly told_days: number | null;
};

/** Contracts of customers whose original data are deleted before a moment, and not yet. */
export const expiringContracts = (db: Database, now: number, before: number): Promise<ExpiringContract[]> =>
  db
    .selectFrom('contract')
    .innerJoin('account', 'account.id', 'contract.owner_id')
    .select(['contract.id', 'number', 'owner_id', 'told_until', 'told_days'])
    .select(sql<number>`original_until`.as('original_until'))
    .where('is_demo', '=', 0)
    .where('withdrawn_at', 'is', null)
    .where('account.disabled', '=', 0)
    .where('original_until', '>', now)
    .where('original_until', '<=', before)
    .where(
      sql<boolean>`exists (select 1 from project_file join project on project.id = project_file.project_id where project.contract_id = contract.id and project_file.kind = 'original')`,
    )
    .orderBy('original_until')
    .execute();

/** Remembers what was told. @returns false when another process has just told it. */
export const markTold = async (
  db: Database,
  { id, told_days, told_until }: ExpiringContract,
  until: number,
  days: number,
) =>
  (await db
    .updateTable('contract')
    .set({ told_until: until, told_days: days })
    .where('id', '=', id)
    .where('told_until', told_until === null ? 'is' : '=', told_until)
    .where('told_days', told_days === null ? 'is' : '=', told_days)
    .returning('id')
    .executeTakeFirst()) !== undefined;
