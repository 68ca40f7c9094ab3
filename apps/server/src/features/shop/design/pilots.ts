import { isQc } from '@panome/analysis/groups';
import { methodById } from '@panome/analysis';
import type { GroupScheme, TaskForm } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import type { TaskRow } from '../../../platform/database/schema/tasks.ts';
import { badInput, notFound } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuseUnknown } from '../../../platform/sources/index.ts';
import { toGroups } from '../../../runner/jobs/groupScheme.ts';
import type { TableService } from '../../files/index.ts';
import { finishedTask, finishedTasks } from './repository.ts';

type Pilot = { readonly row: TaskRow; readonly source: string; readonly groups: GroupScheme };

const mostShown = 30;

/** A task whose table and groups tell how much features vary: two groups with two samples at least. */
function pilotOf(row: TaskRow): Pilot | undefined {
  const { groups, matrix } = (JSON.parse(row.form) as TaskForm).inputs;
  const sized = groups?.groups.filter(({ name, samples }) => !isQc(name) && samples.length > 1) ?? [];
  return matrix && groups && sized.length > 1 ? { row, source: matrix.file_id, groups } : undefined;
}

const wordsOf = ({ groups }: GroupScheme) =>
  groups.map(({ name, samples }) => `${name}（${samples.length}）`).join('、');

export type Pilots = ReturnType<typeof createPilots>;

/** Own finished tasks as pilots of a study. */
export function createPilots({ database, sources }: Pick<Platform, 'database' | 'sources'>, tables: TableService) {
  return {
    list: async (actor: Actor) =>
      (await finishedTasks(database, actor.id))
        .flatMap((row) => pilotOf(row) ?? [])
        .slice(0, mostShown)
        .map(({ groups, row: { id, name, tool_id } }) => ({
          id,
          name,
          tool_title: methodById(tool_id)?.title ?? tool_id,
          groups: wordsOf(groups),
          samples: groups.groups.reduce((sum, { samples }) => sum + samples.length, 0),
        })),

    /** @throws {Refusal} 404 for a task that is not the actor's; 400 when its table does not tell. */
    read: async (actor: Actor, id: string) => {
      const row = await finishedTask(database, actor.id, id);
      const pilot = row && pilotOf(row);
      if (!pilot) throw notFound();
      const source = await sources.open(actor, pilot.source).catch(refuseUnknown);
      const spread = await tables.spreadOfSource(source, toGroups(pilot.groups));
      if (!spread)
        throw badInput('从这个任务的数据表估计不出组内标准差：可能不是数值表，或看不出是否取过对数。请直接填写标准差');
      return {
        sd: spread.sd,
        features: spread.features,
        fold_change: spread.upper === null ? null : 2 ** spread.upper,
        groups: wordsOf(pilot.groups),
      };
    },
  };
}
