import { createHash } from 'node:crypto';
import { ruleLimits, ruleWords, type Rule } from '@panome/analysis/rules';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { DataFilterRow } from '../../platform/database/schema/filters.ts';
import type { Platform } from '../../platform/platform.ts';
import { safeFileName } from '../../platform/safeFileName.ts';
import { SourceFault, type SourceKind } from '../../platform/sources/index.ts';
import { ruleGroups, type FilterDesk } from './filterDesk.ts';
import { storedFilter } from './present.ts';
import type { FilterRepository } from './saved/repository.ts';

/** Raised when views of filters are written otherwise. */
const viewVersion = 1;

/** The rule as the command line reads it; empty when it is longer than that takes. */
function whereOf(rule: Rule): string {
  const words = ruleWords(rule);
  return words.length <= ruleLimits.text ? words : '';
}

/**
 * The rows of a saved filter as an input of every tool. The view is kept by what decides its bytes: the table's
 * content, the rule, the groups that it names and the columns that stay.
 */
export function createFilterSource(
  { views }: Pick<Platform, 'views'>,
  filters: Pick<FilterRepository, 'find'>,
  desk: FilterDesk,
): SourceKind {
  const find = async (actor: Actor, id: string): Promise<DataFilterRow> => {
    const row = await filters.find(id);
    if (row?.owner_id === actor.id) return row;
    throw new SourceFault({ what: '选择的筛选不存在或已被删除', remedy: '请重新选择', unknown: true });
  };
  const nameOf = ({ name }: DataFilterRow) => `${safeFileName(name).slice(0, 150)}.csv`;

  return {
    nameOf: async (actor, id) => nameOf(await find(actor, id)),
    open: async (actor, id, asked) => {
      const row = await find(actor, id);
      const { columns, groups, input, rule } = storedFilter(row);
      const fault = (error: unknown): never => {
        if (!(error instanceof Refusal) || error.status !== 400) throw error;
        throw new SourceFault({ what: `筛选“${row.name}”：${error.showMsg}`, remedy: '请打开这个筛选修改' });
      };
      const prepared = (await desk.open(actor, input, undefined, asked).catch(fault))!;
      const choice = { rule, groups, columns };
      const key = createHash('sha256')
        .update(JSON.stringify(['filter', viewVersion, prepared.key, rule, ruleGroups(groups), columns]))
        .digest('hex');
      const view = await views.get(key, async (outPath) => {
        const rows = await desk.write(prepared, choice, { columns, format: 'csv', raw: true, outPath }).catch(fault);
        if (rows === 0)
          throw new SourceFault({
            what: `筛选“${row.name}”没有留下任何一行`,
            remedy: '请打开这个筛选，放宽其中的条件',
          });
      });
      const origin = {
        filter: row.name,
        from: prepared.name,
        words: row.words,
        where: whereOf(rule),
        as: input.as,
        columns,
      };
      return { ...view, name: nameOf(row), key: `view-${key}`, reading: {}, origin };
    },
  };
}
