import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import type { ContractRow, ProjectRow } from '../../platform/database/schema/projects.ts';

/** The database, or the transaction that a query belongs to. */
export type Db = Pick<Database, 'selectFrom'>;

/** Which of the visible projects: the account's own, those shared with it, examples, or all in its list. */
export type Which = 'own' | 'shared' | 'demo' | 'all' | 'any';

/** A project as one account sees it, without its report. */
export type SeenProject = Omit<ProjectRow, 'report_html' | 'report_toc'> & {
  contract_number: string;
  is_demo: number;
  human: number;
  original_until: number | null;
  free_delay_used: number;
  owner_name: string;
  /** 2: shared for analysis; 1: shared for reading; null: not shared. */
  share_level: number | null;
  /** The name that the account gave an example when it added it to its list. */
  bound_name: string | null;
  has_report: number;
  sample_count: number;
  table_count: number;
  original_count: number;
  share_count: number;
};

/**
 * The projects that an account may see at a moment; the only place that decides it (SEC-21, SEC-25). `any` is all of
 * them, `all` leaves out examples that the account has not added to its list. Nobody sees those of a contract that was
 * withdrawn.
 */
export function seenProjects(db: Db, accountId: string, now: number, which: Which = 'any') {
  const own = sql<boolean>`(project.owner_id = ${accountId} and contract.is_demo = 0)`;
  const shared = sql<boolean>`(project.owner_id <> ${accountId} and contract.is_demo = 0 and exists (select 1 from project_share where project_share.project_id = project.id and project_share.receiver_id = ${accountId} and project_share.state = 'received' and project_share.expires_at > ${now}))`;
  const demo = sql<boolean>`(contract.is_demo = 1)`;
  const bound = sql<boolean>`(contract.is_demo = 1 and exists (select 1 from demo_binding where demo_binding.project_id = project.id and demo_binding.account_id = ${accountId}))`;
  const conditions = {
    own,
    shared,
    demo,
    all: sql<boolean>`(${own} or ${shared} or ${bound})`,
    any: sql<boolean>`(${own} or ${shared} or ${demo})`,
  };
  return db
    .selectFrom('project')
    .innerJoin('contract', 'contract.id', 'project.contract_id')
    .where(conditions[which])
    .where('contract.withdrawn_at', 'is', null);
}

/** The contracts of which an account may see at least one project. */
export function seenContracts(db: Db, accountId: string, now: number, which: Exclude<Which, 'all'> = 'any') {
  const own = sql<boolean>`(contract.owner_id = ${accountId} and contract.is_demo = 0)`;
  const shared = sql<boolean>`(contract.owner_id <> ${accountId} and contract.is_demo = 0 and exists (select 1 from project join project_share on project_share.project_id = project.id where project.contract_id = contract.id and project_share.receiver_id = ${accountId} and project_share.state = 'received' and project_share.expires_at > ${now}))`;
  const demo = sql<boolean>`(contract.is_demo = 1)`;
  return db
    .selectFrom('contract')
    .where({ own, shared, demo, any: sql<boolean>`(${own} or ${shared} or ${demo})` }[which])
    .where('contract.withdrawn_at', 'is', null);
}

const count = (table: 'project_sample' | 'project_file', condition = sql``) =>
  sql<number>`(select count(*) from ${sql.table(table)} where ${sql.ref(`${table}.project_id`)} = project.id ${condition})`;

/** The name that an account gave an example when it added it to its list. */
export const boundName = (accountId: string) =>
  sql<
    string | null
  >`(select name from demo_binding where demo_binding.project_id = project.id and demo_binding.account_id = ${accountId})`;

/** The columns of `SeenProject`. */
export function projectColumns(accountId: string, now: number) {
  return [
    'project.id',
    'project.owner_id',
    'project.contract_id',
    'project.code',
    'project.name',
    'project.family',
    'project.species',
    'project.description',
    'project.state',
    'project.flow_version_id',
    'project.created_at',
    'project.updated_at',
    'project.delivered_at',
    'contract.number as contract_number',
    'contract.is_demo',
    'contract.human',
    'contract.original_until',
    'contract.free_delay_used',
    sql<string>`(select name from account where account.id = project.owner_id)`.as('owner_name'),
    sql<
      number | null
    >`(select max(case when role = 'analyse' then 2 else 1 end) from project_share where project_share.project_id = project.id and project_share.receiver_id = ${accountId} and project_share.state = 'received' and project_share.expires_at > ${now})`.as(
      'share_level',
    ),
    boundName(accountId).as('bound_name'),
    sql<number>`case when project.report_html <> '' then 1 else 0 end`.as('has_report'),
    count('project_sample').as('sample_count'),
    count('project_file', sql`and project_file.kind = 'table'`).as('table_count'),
    count('project_file', sql`and project_file.kind = 'original'`).as('original_count'),
    sql<number>`(select count(*) from project_share where project_share.project_id = project.id and project_share.state in ('pending', 'received') and project_share.expires_at > ${now})`.as(
      'share_count',
    ),
  ] as const;
}

/** A contract as one account sees it, with the projects of it that the account may see. */
export type SeenContract = ContractRow & { owner_name: string; projects: readonly SeenProject[] };
