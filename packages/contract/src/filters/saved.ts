import { z } from 'zod';
import { defineCall, id, ids, paging } from '../call.ts';
import { problem } from '../problem.ts';
import { dataFilter, dataFilterItem, filterChoice, filterInput, filterName, filterPlace } from './items.ts';
import { filterResult } from './tables.ts';
import { timeOut } from '../timeOut.ts';

export const storeDataFilter = defineCall({
  method: 'POST',
  path: '/api/front/module_data_filter/store_data_filter',
  idempotent: true,
  request: z.strictObject({ name: filterName, ...filterPlace, input: filterInput, ...filterChoice }),
  response: dataFilter,
  summary: 'Saves a filter under a name. From then on `filter:<id>` is an input of every tool.',
});

export const dataFilterFreeName = defineCall({
  method: 'POST',
  path: '/api/front/module_data_filter/data_filter_name',
  request: z.strictObject({
    name: filterName,
    project_id: z.string().max(64).default(''),
    /** A filter that may keep its own name. */
    id: z.string().max(64).default(''),
  }),
  response: z.object({ free: z.boolean(), /** A free name that is like it. */ suggestion: z.string() }),
  summary: 'Whether a filter may have this name in its project.',
});

export const dataFilterById = defineCall({
  method: 'GET',
  path: '/api/front/module_data_filter/data_filter_by_id',
  request: z.strictObject({ id }),
  response: dataFilter,
  summary: 'One saved filter, as it was saved.',
});

export const dataFilterList = defineCall({
  method: 'GET',
  path: '/api/front/module_data_filter/list',
  paged: true,
  request: z.strictObject({
    ...paging,
    project_id: z.string().max(64).optional(),
    version_id: z.string().max(64).optional(),
    name: z.string().trim().max(100).optional(),
  }),
  response: z.array(dataFilterItem),
  summary: 'My saved filters, the one changed last first.',
});

export const dataFilterDetail = defineCall({
  method: 'GET',
  path: '/api/front/module_data_filter/detail',
  timeout: timeOut.reading,
  request: z.strictObject({ id }),
  response: dataFilter.extend({
    /** What it keeps today; null when it does not fit its table any more, or that is still being read. */
    now: filterResult.nullable(),
    state: z.enum(['running', 'done']),
    problems: z.array(problem),
  }),
  summary: 'One saved filter, evaluated on its table as it is today.',
});

export const dataFilterUpdate = defineCall({
  method: 'POST',
  path: '/api/front/module_data_filter/update',
  request: z.strictObject({
    id,
    /** The revision that was edited. */
    revision: z.number().int().min(1),
    name: filterName.optional(),
    input: filterInput.optional(),
    rule: filterChoice.rule.optional(),
    groups: filterChoice.groups.unwrap().optional(),
    columns: filterChoice.columns.unwrap().optional(),
  }),
  response: dataFilter,
  summary: 'Changes a filter; when it was changed elsewhere since, 409 with what is stored and what was sent.',
});

/** `content.data` of the refusal (409) when a filter was changed elsewhere: what is stored, and what was sent. */
export type FilterConflict = {
  readonly stored: z.infer<typeof dataFilter>;
  readonly sent: z.infer<typeof dataFilterUpdate.request>;
};

export const dataFilterDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/module_data_filter/delete',
  request: z.strictObject({ ids }),
  response: z.object({ deleted: z.array(id) }),
  summary: 'Deletes filters; results that were made of their rows stay.',
});

export const dataFilterCompare = defineCall({
  method: 'GET',
  path: '/api/front/module_data_filter/compare',
  timeout: timeOut.reading,
  request: z.strictObject({ left: id, right: id }),
  response: z.object({
    state: z.enum(['running', 'done']),
    left: dataFilterItem,
    right: dataFilterItem,
    /** Conditions in words by which filter has them. */
    conditions: z.object({ both: z.array(z.string()), left: z.array(z.string()), right: z.array(z.string()) }),
    /** Names of rows (first column) that both keep, or only one of them: how many, and the first 1,000. */
    names: z.object({
      both: z.object({ count: z.number(), first: z.array(z.string()) }),
      left: z.object({ count: z.number(), first: z.array(z.string()) }),
      right: z.object({ count: z.number(), first: z.array(z.string()) }),
    }),
  }),
  summary: 'Two saved filters side by side: their conditions, and which rows both keep or only one of them.',
});
