import type { ContractItem, DeliveredFile, ProjectItem } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { toTime } from '../../platform/clock.ts';
import type { ContractStepRow, ProjectFileRow } from '../../platform/database/schema/projects.ts';
import { originalStateOf } from './originalState.ts';
import type { SeenContract, SeenProject } from './rows.ts';
import { may, ownedOf, ownedOfContract } from './scope.ts';
import type { StepName } from './steps.ts';
import { currentStep, isWaiting } from './steps.ts';

export type Group = { readonly name: string; readonly samples: number };

const timeOrNull = (epoch: number | null) => (epoch === null ? null : toTime(epoch));

/** How the actor came to a project that it sees. */
export function accessOf(
  actor: Pick<Actor, 'id'>,
  { is_demo, owner_id, share_level }: Pick<SeenProject, 'is_demo' | 'owner_id' | 'share_level'>,
): ProjectItem['access'] {
  if (is_demo === 1) return 'demo';
  if (owner_id === actor.id) return 'owner';
  return share_level === 2 ? 'analyse' : 'view';
}

function rightsOf(
  actor: Actor,
  owned: ReturnType<typeof ownedOf>,
  isDemo: boolean,
  hasOriginals: boolean,
): ProjectItem['can'] {
  return {
    update: may(actor, 'project:update', owned),
    share: may(actor, 'project:share', owned),
    download: may(actor, 'project:download', owned),
    analyse: may(actor, 'project:analyse', owned),
    enquire: !isDemo && may(actor, 'after-sale:add', { owner_id: actor.id }),
    delay: hasOriginals && may(actor, 'project:update', owned),
  };
}

export function presentProject(actor: Actor, row: SeenProject, groups: readonly Group[]): ProjectItem {
  const access = accessOf(actor, row);
  return {
    id: row.id,
    name: row.bound_name ?? row.name,
    contract_id: row.contract_id,
    contract_number: row.contract_number,
    family: row.family as ProjectItem['family'],
    species: row.species,
    description: row.description,
    state: row.state as ProjectItem['state'],
    flow_version_id: row.flow_version_id,
    access,
    owner_name: access === 'analyse' || access === 'view' ? row.owner_name : '',
    sample_count: row.sample_count,
    groups: [...groups],
    has_report: row.has_report === 1,
    table_count: row.table_count,
    original_count: row.original_count,
    share_count: access === 'owner' ? row.share_count : 0,
    created_at: toTime(row.created_at),
    updated_at: toTime(row.updated_at),
    delivered_at: timeOrNull(row.delivered_at),
    can: rightsOf(actor, ownedOf(row), row.is_demo === 1, row.original_count > 0),
  };
}

export function presentContract(
  actor: Actor,
  row: SeenContract,
  steps: readonly ContractStepRow[],
  now: number,
): ContractItem {
  const owned = ownedOfContract(row);
  const sum = (pick: (project: SeenProject) => number) =>
    row.projects.reduce((total, project) => total + pick(project), 0);
  const originals = sum((project) => project.original_count);
  const share_level = owned.shared === 'analyse' ? 2 : 1;
  const access = accessOf(actor, { ...row, share_level });
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    family: row.family as ContractItem['family'],
    species: row.species,
    human: row.human === 1,
    access,
    owner_name: access === 'analyse' || access === 'view' ? row.owner_name : '',
    step: currentStep(steps) as StepName,
    waiting: isWaiting(steps),
    project_count: row.projects.length,
    sample_count: sum((project) => project.sample_count),
    report_count: sum((project) => project.has_report),
    has_original_data: originals > 0,
    original_state: originalStateOf(originals, row.original_until, now),
    original_until: originals > 0 ? timeOrNull(row.original_until) : null,
    created_at: toTime(row.created_at),
    changed_at: toTime(row.changed_at),
    delivered_at: timeOrNull(row.delivered_at),
    can: rightsOf(actor, owned, row.is_demo === 1, originals > 0),
  };
}

export const presentFile = (
  { created_at, id, ids, kind, logged, md5, name, path, project_id, role, sample, sha256, size, title }: ProjectFileRow,
  projectName: string,
): DeliveredFile => ({
  id,
  project_id,
  project_name: projectName,
  kind: kind as DeliveredFile['kind'],
  path,
  name,
  title,
  role,
  logged: logged === null ? null : logged === 1,
  ids,
  sample,
  size,
  sha256,
  md5,
  created_at: toTime(created_at),
});
