import { conditionsOf, conditionWords, type Rule } from '@panome/analysis/rules';
import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/access/actor.ts';
import type { DataFilterRow } from '../../../platform/database/schema/filters.ts';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { badInput, Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { FilterDesk } from '../filterDesk.ts';
import { presentFilter, presentItem, storedFilter } from '../present.ts';
import { ruleBytes } from '../tables/routes.ts';
import { namingFor, resultOf } from '../words.ts';
import type { FilterService } from './filterService.ts';
import type { FilterRepository } from './repository.ts';

/** Shorter than the time-out of the client. */
const patience = 20_000;
const mostNames = 1_000;

const idsIn = (list: string): string[] => {
  const ids = [...new Set(list.split(',').filter((id) => id !== ''))];
  if (ids.length === 0 || ids.length > 100) throw badInput('一次可选择 1 到 100 个筛选');
  return ids;
};

type Parts = { readonly desk: FilterDesk; readonly filters: FilterRepository; readonly service: FilterService };

export function registerSaved(app: FastifyInstance, { desk, filters, service }: Parts): void {
  registerCall(app, calls.storeDataFilter, {
    policy: 'filter:add',
    bodyLimit: ruleBytes,
    handler: ({ actor, input }) => service.store(actor, input),
  });
  registerCall(app, calls.dataFilterFreeName, {
    policy: 'filter:read',
    handler: ({ actor, input: { id, name, project_id: projectId } }) => service.freeName(actor, name, projectId, id),
  });
  registerCall(app, calls.dataFilterById, {
    policy: 'filter:read',
    handler: async ({ actor, input }) => presentFilter(await service.own(actor, 'filter:read', input.id)),
  });
  registerCall(app, calls.dataFilterList, {
    policy: 'filter:read',
    handler: async ({ actor, input }) => {
      const { rows, total } = await filters.list(actor.id, {
        projectId: input.project_id,
        versionId: input.version_id,
        name: input.name || undefined,
        ...windowOf(input),
      });
      return page(rows.map(presentItem), total);
    },
  });
  registerCall(app, calls.dataFilterUpdate, {
    policy: 'filter:update',
    bodyLimit: ruleBytes,
    handler: ({ actor, input }) => service.update(actor, input),
  });
  registerCall(app, calls.dataFilterDelete, {
    policy: 'filter:delete',
    handler: async ({ actor, input }) => ({ deleted: await service.remove(actor, idsIn(input.ids)) }),
  });

  registerCall(app, calls.dataFilterDetail, {
    policy: 'filter:read',
    handler: async ({ actor, input }) => {
      const row = await service.own(actor, 'filter:read', input.id);
      const choice = storedFilter(row);
      try {
        const prepared = await desk.open(actor, choice.input, patience);
        if (!prepared) return { ...presentFilter(row), now: null, state: 'running' as const, problems: [] };
        const problems = service.problemsOf(choice, prepared.facts.columns);
        if (problems.length > 0) return { ...presentFilter(row), now: null, state: 'done' as const, problems };
        const now = resultOf(
          await desk.count(prepared, choice),
          choice.rule,
          namingFor(row.version_id, prepared.facts.columns),
        );
        return { ...presentFilter(row), now, state: 'done' as const, problems: [] };
      } catch (error) {
        // The filter is shown, and can be mended, also when its table is gone.
        if (!(error instanceof Refusal) || error.status !== 400) throw error;
        const problem = {
          code: 'source',
          severity: 'error' as const,
          what: error.showMsg,
          remedy: '请为筛选换一个数据表',
        };
        return { ...presentFilter(row), now: null, state: 'done' as const, problems: [problem] };
      }
    },
  });

  registerCall(app, calls.dataFilterCompare, {
    policy: 'filter:read',
    handler: async ({ actor, input }) => {
      const [left, right] = await Promise.all(
        [input.left, input.right].map((id) => service.own(actor, 'filter:read', id)),
      );
      const sides = await Promise.all([left!, right!].map((row) => openSide(desk, actor, row)));
      const [one, other] = sides;
      const words = {
        conditions: conditionsInWords(left!, right!),
        left: presentItem(left!),
        right: presentItem(right!),
      };
      if (!one || !other) {
        const none = { count: 0, first: [] };
        return { ...words, state: 'running' as const, names: { both: none, left: none, right: none } };
      }
      return { ...words, state: 'done' as const, names: await desk.compare(one, other, mostNames) };
    },
  });
}

async function openSide(desk: FilterDesk, actor: Actor, row: DataFilterRow) {
  const choice = storedFilter(row);
  const prepared = await desk.open(actor, choice.input, patience);
  return prepared && ([prepared, choice] as const);
}

function conditionsInWords(left: DataFilterRow, right: DataFilterRow) {
  const naming = namingFor(left.version_id);
  const wordsOf = (rule: Rule) => conditionsOf(rule).map((condition) => conditionWords(condition, naming));
  const [first, second] = [left, right].map((row) => wordsOf(storedFilter(row).rule)) as [string[], string[]];
  return {
    both: first.filter((words) => second.includes(words)),
    left: first.filter((words) => !second.includes(words)),
    right: second.filter((words) => !first.includes(words)),
  };
}
