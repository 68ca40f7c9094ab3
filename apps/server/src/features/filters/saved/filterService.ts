import { checkRule, conditionsOf, ruleWords } from '@panome/analysis/rules';
import type { DataFilter, FilterConflict, FilterInput, RunSource } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize, type Action } from '../../../platform/access/authorize.ts';
import type { DataFilterRow } from '../../../platform/database/schema/filters.ts';
import { badInput, conflict, notFound, Refusal, unavailable } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentFilter, storedFilter, type Choice } from '../present.ts';
import { ruleGroups, type FilterDesk } from '../filterDesk.ts';
import { namingFor } from '../words.ts';
import { taken, type FilterRepository } from './repository.ts';

const mostFilters = 500;
/** Shorter than the time-out of the client. */
const patience = 5_000;

type New = Choice & {
  readonly name: string;
  readonly version_id: string;
  readonly source: RunSource;
  readonly input: FilterInput;
};
type Change = FilterConflict['sent'];

export type FilterService = ReturnType<typeof createFilterService>;

/** The filters that a person keeps: saved, changed under an optimistic lock, deleted. */
export function createFilterService({ clock }: Pick<Platform, 'clock'>, filters: FilterRepository, desk: FilterDesk) {
  /** @throws {Refusal} 404 for a filter that is not there or not the actor's. */
  async function own(actor: Actor, action: Action, id: string): Promise<DataFilterRow> {
    const row = await filters.find(id);
    if (!row) throw notFound();
    authorize(actor, action, row);
    return row;
  }

  /** The columns of a row that follow from its choice and table. @throws {Refusal} When the rule does not fit. */
  async function derived(actor: Actor, versionId: string, input: FilterInput, choice: Choice) {
    const prepared = await desk.open(actor, input, patience);
    if (!prepared) throw unavailable('表格较大，仍在读取，请稍后再保存', 3);
    const counted = await desk.count(prepared, choice);
    const naming = namingFor(versionId, prepared.facts.columns);
    return {
      input: JSON.stringify(input),
      rule: JSON.stringify(choice.rule),
      groups: JSON.stringify(choice.groups),
      columns: JSON.stringify(choice.columns),
      source_name: prepared.name,
      words: ruleWords(choice.rule, naming).slice(0, 4_000),
      conditions: conditionsOf(choice.rule).length,
      rows: counted.rows,
      kept: counted.kept,
    };
  }

  const nameTaken = (name: string) => conflict(`已有名为“${name}”的筛选，请换一个名称`);

  return {
    own,

    async store(actor: Actor, { input, name, source, version_id: versionId, ...choice }: New): Promise<DataFilter> {
      if ((await filters.count(actor.id)) >= mostFilters)
        throw badInput(`最多保存 ${mostFilters} 个筛选，请先删除不再使用的`);
      const now = clock.now();
      const row = await filters.insert({
        id: newId(),
        owner_id: actor.id,
        name,
        version_id: versionId,
        project_id: source.project_id,
        source: JSON.stringify(source),
        ...(await derived(actor, versionId, input, choice)),
        revision: 1,
        created_at: now,
        updated_at: now,
      });
      if (row === taken) throw nameTaken(name);
      return presentFilter(row);
    },

    async update(actor: Actor, sent: Change): Promise<DataFilter> {
      const before = await own(actor, 'filter:update', sent.id);
      const stale = (stored: DataFilterRow): Refusal =>
        new Refusal({
          status: 409,
          showMsg: '这个筛选已在别处修改，请比较两个版本后再保存',
          data: { stored: presentFilter(stored), sent } satisfies FilterConflict,
        });
      if (before.revision !== sent.revision) throw stale(before);
      const { columns, groups, input, rule } = storedFilter(before);
      const changed =
        sent.rule !== undefined || sent.input !== undefined || sent.groups !== undefined || sent.columns !== undefined;
      const row = await filters.change(sent.id, sent.revision, {
        ...(sent.name === undefined ? {} : { name: sent.name }),
        ...(changed &&
          (await derived(actor, before.version_id, sent.input ?? input, {
            rule: sent.rule ?? rule,
            groups: sent.groups === undefined ? groups : sent.groups,
            columns: sent.columns ?? columns,
          }))),
        updated_at: clock.now(),
      });
      if (row === taken) throw nameTaken(sent.name ?? before.name);
      if (!row) throw stale(await own(actor, 'filter:update', sent.id));
      return presentFilter(row);
    },

    async freeName(actor: Actor, name: string, projectId: string, id: string) {
      const names = await filters.names(actor.id, projectId, id);
      let suggestion = name;
      for (let number = 2; names.has(suggestion); number += 1) suggestion = `${name.slice(0, 55)} ${number}`;
      return { free: !names.has(name), suggestion };
    },

    /** @throws {Refusal} 404 when one of them is not the actor's. */
    async remove(actor: Actor, ids: readonly string[]): Promise<string[]> {
      await Promise.all(ids.map((id) => own(actor, 'filter:delete', id)));
      return filters.remove(actor.id, ids);
    },

    /** What of a filter does not fit a table. */
    problemsOf: (choice: Choice, columns: Parameters<typeof checkRule>[1]) =>
      checkRule(choice.rule, columns, ruleGroups(choice.groups)),
  };
}
