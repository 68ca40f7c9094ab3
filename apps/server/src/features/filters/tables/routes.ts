import { methodById } from '@panome/analysis';
import { calls, type FilterInput, type PreparedTable } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/access/actor.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { FilterDesk } from '../filterDesk.ts';
import { presentFilter, storedFilter } from '../present.ts';
import type { FilterService } from '../saved/filterService.ts';
import { aliasesOf, namingFor, resultOf } from '../words.ts';
import type { Prepared } from './preparedTables.ts';
import type { FindResultTable } from './resultTable.ts';
import { listedTools, menuTools } from './listedTools.ts';

/** Bytes of a request with long lists of names. */
export const ruleBytes = 8 * 1024 ** 2;
/** Shorter than the time-outs of the clients. */
const patience = { init: 20_000, short: 2_500 };

/** Columns are called as the family calls them: `direction` is 方向. */
function labelsOf(versionId: string): (column: { readonly name: string; readonly label: string }) => string {
  const naming = namingFor(versionId);
  return ({ label, name }) => (label === name ? (naming.column?.(name) ?? name) : label);
}

function presentPrepared({ facts, key, name }: Prepared, versionId: string): PreparedTable {
  const labelOf = labelsOf(versionId);
  return {
    key,
    source_name: name,
    rows: facts.rows,
    columns: facts.columns.map((column) => ({
      ...column,
      label: labelOf(column),
      histogram: [...column.histogram],
      levels: column.levels.map((level) => ({ ...level })),
    })),
    problems: facts.problems.map((problem) => ({ ...problem })) as PreparedTable['problems'],
  };
}

type Parts = {
  readonly desk: FilterDesk;
  readonly service: FilterService;
  readonly findResultTable: FindResultTable;
};

export function registerTables(app: FastifyInstance, { desk, findResultTable, service }: Parts): void {
  const state = (prepared: Prepared | undefined) => (prepared ? ('done' as const) : ('running' as const));
  const open = (actor: Actor, input: FilterInput, waitMs: number) => desk.open(actor, input, waitMs);

  registerCall(app, calls.initData, {
    policy: 'filter:read',
    presented: true,
    handler: async ({ actor, input }) => {
      const prepared = await open(actor, input.input, patience.init);
      return {
        state: state(prepared),
        table: prepared ? presentPrepared(prepared, input.version_id) : null,
        aliases: aliasesOf(input.version_id),
      };
    },
  });

  registerCall(app, calls.initDataFilter, {
    policy: 'filter:read',
    presented: true,
    handler: async ({ actor, input }) => {
      const row = await service.own(actor, 'filter:read', input.filter_id);
      const stored = storedFilter(row);
      const prepared = await open(actor, input.input ?? stored.input, patience.short);
      return {
        filter: presentFilter(row),
        state: state(prepared),
        table: prepared ? presentPrepared(prepared, row.version_id) : null,
        aliases: aliasesOf(row.version_id),
        problems: prepared ? service.problemsOf(stored, prepared.facts.columns) : [],
      };
    },
  });

  registerCall(app, calls.storeDataPrepare, {
    policy: 'filter:add',
    handler: async ({ actor, input }) => {
      const prepared = await open(actor, input.input, patience.short);
      return {
        state: state(prepared),
        table: prepared ? { key: prepared.key, rows: prepared.facts.rows, source_name: prepared.name } : null,
      };
    },
  });

  registerCall(app, calls.getPreviewResult, {
    policy: 'filter:read',
    presented: true,
    bodyLimit: ruleBytes,
    handler: async ({
      actor,
      input: { columns, groups, input, order, page, rule, size, sort, version_id: versionId, ...window },
    }) => {
      const prepared = await open(actor, input, patience.init);
      const nothing = { rows: 0, kept: 0, alone: [], steps: [] };
      if (!prepared)
        return {
          ...resultOf(nothing, { all: [] }, {}),
          state: 'running' as const,
          columns: [],
          total_columns: 0,
          cells: [],
        };
      const { facts } = prepared;
      const kept = columns.length > 0 ? columns : facts.columns.map(({ name }) => name);
      const { column_limit: most, column_offset: from } = window;
      const shown = [...kept.slice(0, 1), ...kept.slice(1 + from, 1 + from + most)];
      const choice = { rule, groups, columns };
      const asked = { sort, order, offset: (page - 1) * size, limit: size, columns: shown };
      const { cells, ...counted } = await desk.preview(prepared, choice, asked);
      const known = new Map(facts.columns.map((column) => [column.name, column]));
      const labelOf = labelsOf(versionId);
      return {
        ...resultOf(counted, rule, namingFor(versionId, facts.columns)),
        state: 'done' as const,
        columns: shown.map((name) => ({ name, label: labelOf(known.get(name)!), kind: known.get(name)!.kind })),
        total_columns: kept.length,
        cells,
      };
    },
  });

  registerCall(app, calls.getResultDataByTitle, {
    policy: 'task:read',
    handler: ({ actor, input }) => findResultTable(actor, input.task_id, input.title),
  });

  registerCall(app, calls.toolDataByIds, {
    policy: 'public',
    handler: ({ input }) => listedTools(idsIn(input.ids).filter((id) => methodById(id) !== undefined)),
  });

  registerCall(app, calls.moduleToolDataByIds, {
    policy: 'filter:read',
    handler: ({ input }) => {
      const tools = menuTools(input.version_id, idsIn(input.ids));
      if (!tools) throw notFound();
      return tools;
    },
  });
}

const idsIn = (list: string): string[] => [...new Set(list.split(',').filter((id) => id !== ''))].slice(0, 100);
