import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';

/** The contract of the demo account whose project has a kept grouping. */
const number = 'PN2026-0418';
const colors = ['#0072b2', '#d55e00', '#009e73', '#cc79a7'];

/** A grouping that the demo account keeps: as delivered, with every group against the first. */
export async function seedSchemes({ clock, database }: Platform): Promise<void> {
  const project = await database
    .selectFrom('project')
    .innerJoin('contract', 'contract.id', 'project.contract_id')
    .select(['project.id', 'project.owner_id'])
    .where('contract.number', '=', number)
    .executeTakeFirstOrThrow();
  const samples = await database
    .selectFrom('project_sample')
    .select(['name', 'group_name'])
    .where('project_id', '=', project.id)
    .orderBy('position')
    .execute();
  const groups = [...Map.groupBy(samples, ({ group_name }) => group_name)].map(([name, members], at) => ({
    name,
    color: colors[at % colors.length]!,
    samples: members.map((sample) => sample.name),
  }));
  const [reference, ...others] = groups;
  const now = clock.now();
  await database
    .insertInto('group_program')
    .values({
      id: newId(),
      owner_id: project.owner_id,
      project_id: project.id,
      file_id: null,
      name: '模型组与对照组',
      kind: 'general',
      scheme: JSON.stringify({ groups, excluded: [], factors: [] }),
      contrasts: JSON.stringify(others.map(({ name }) => ({ test: name, reference: reference!.name, name: '' }))),
      revision: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
}
