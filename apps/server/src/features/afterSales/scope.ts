import type { AfterSaleContext, TaskFailure } from '@panome/contract';
import type { Database } from '../../platform/database/open.ts';
import { badInput, notFound } from '../../platform/http/refusal.ts';
import { createProjectScope } from '../projects/index.ts';

/** The account that files the request. */
type Owner = { readonly id: string };

/** What a request refers to, as the form names it; an empty id is none. */
export type References = {
  readonly contract_id: string;
  readonly project_id: string;
  readonly task_id: string;
  readonly chart: string;
  readonly page: string;
  readonly request_id: string;
};
export type Scoped = {
  readonly contract_id: string;
  readonly project_id: string;
  readonly task_id: string;
  readonly context: AfterSaleContext;
};

/** Matches addresses of the portal only (SEC-43). */
const portalPath = /^\/(?!\/)/;

/** Which projects the account may see, asked inside the transaction that files the request. */
const scopeOf = (db: Database, now: number) => createProjectScope({ clock: { now: () => now }, database: db });

/** A project that the actor may see. @throws {Refusal} 404, also for a stranger's. */
export async function findProject(
  db: Database,
  actor: Owner,
  id: string,
  now: number,
): Promise<{ id: string; name: string; contract_id: string }> {
  const project = await scopeOf(db, now)
    .projects(actor)
    .select(['project.id', 'project.name', 'project.contract_id'])
    .where('project.id', '=', id)
    .executeTakeFirst();
  if (!project) throw notFound();
  return project;
}

async function findContract(
  db: Database,
  actor: Owner,
  id: string,
  now: number,
): Promise<{ id: string; number: string }> {
  const contract = await scopeOf(db, now)
    .contracts(actor)
    .select(['contract.id', 'contract.number'])
    .where('contract.id', '=', id)
    .executeTakeFirst();
  if (!contract) throw notFound();
  return contract;
}

/** A task of the actor. @throws {Refusal} 404, also for a stranger's. */
export async function findTask(
  db: Database,
  actor: Owner,
  id: string,
): Promise<{ name: string; tool_id: string; failure: string }> {
  const task = await db
    .selectFrom('task')
    .select(['name', 'tool_id', 'failure'])
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .executeTakeFirst();
  if (!task) throw notFound();
  return task;
}

/**
 * Loads what the request refers to, as far as the actor may see it, and notes the names it has at this time.
 * @throws {Refusal} 404 for what the actor may not see, 400 when project and contract do not belong together.
 */
export async function resolveReferences(
  db: Database,
  actor: Owner,
  { chart, contract_id, page, project_id, request_id, task_id }: References,
  now: number,
): Promise<Scoped> {
  const project = project_id ? await findProject(db, actor, project_id, now) : null;
  if (project && contract_id && project.contract_id !== contract_id) throw badInput('所选项目不属于此合同，请重新选择');
  const contractId = contract_id || (project?.contract_id ?? '');
  const contract = contractId ? await findContract(db, actor, contractId, now) : null;
  const task = task_id ? await findTask(db, actor, task_id) : null;
  const failure = task?.failure ? (JSON.parse(task.failure) as Partial<TaskFailure>).what : undefined;
  return {
    contract_id: contract?.id ?? '',
    project_id,
    task_id,
    context: {
      contract_number: contract?.number ?? '',
      project_name: project?.name ?? '',
      task_name: task?.name ?? '',
      tool_id: task?.tool_id ?? '',
      chart,
      failure: failure ?? '',
      page: portalPath.test(page) ? page : '',
      request_id,
    },
  };
}
