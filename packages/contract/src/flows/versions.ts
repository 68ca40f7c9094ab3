import { z } from 'zod';
import { defineCall, id, nothing } from '../call.ts';
import { family } from '../projects/items.ts';
import { taskForm } from '../tasks.ts';
import { groupScheme } from '../tools.ts';
import { chartName, contrast } from './items.ts';
import { flowSource, projectFrom } from './source.ts';
import { timeOut } from '../timeOut.ts';

const flowId = z.string().min(1, '缺少流程编号和版本编号').max(64);

/** One kind of table that a flow takes. */
const role = z.object({
  id: z.string(),
  title: z.string(),
  help: z.string(),
  required: z.boolean(),
  /** Titles of the tables of which one at least is needed, this one among them; empty when it is not one of several. */
  one_of: z.array(z.string()),
  /** As which input it is read, so that the data doctor judges it. */
  input: z.string(),
});

export const flowVersionItem = z.object({
  id: z.string(),
  flow_id: z.string(),
  family,
  title: z.string(),
  summary: z.string(),
  /** What it answers. */
  question: z.string(),
  changelog: z.string(),
  /** What one feature and several are called: 基因. */
  id_words: z.object({ one: z.string(), many: z.string() }),
  role_count: z.number(),
  step_count: z.number(),
  chart_count: z.number(),
});
export type FlowVersionItem = z.infer<typeof flowVersionItem>;

export const flowList = defineCall({
  method: 'GET',
  path: '/api/front/flow/list',
  auth: 'public',
  request: nothing,
  response: z.array(
    z.object({ id: z.string(), title: z.string(), family, newest: flowVersionItem, versions: z.array(z.string()) }),
  ),
  summary: 'Every flow with its newest version and the ids of the versions that still run.',
});

const menuItem = z.object({
  method_id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** What is worth knowing about the method in this family; empty for most. */
  guide: z.string(),
  charts: z.array(chartName),
});
const standardStep = z.object({
  id: z.string(),
  title: z.string(),
  section: z.string(),
  method_id: z.string(),
  method_title: z.string(),
  /** One step a contrast. */
  by_contrast: z.boolean(),
  /** Steps whose tables it takes. */
  needs: z.array(z.string()),
  charts: z.array(chartName),
});

export const flowDetail = defineCall({
  method: 'GET',
  path: '/api/front/flow/detail',
  auth: 'public',
  request: z.strictObject({ id: flowId, version_id: z.string().max(64).optional() }),
  response: z.object({
    version: flowVersionItem,
    versions: z.array(z.object({ id: z.string(), changelog: z.string() })),
    roles: z.array(role),
    sections: z.array(z.object({ title: z.string(), items: z.array(menuItem) })),
    standard: z.array(standardStep),
  }),
  summary: 'One flow: what it takes, its menu, its standard analysis; the newest version unless one is named.',
});

/** A table that a role can take. */
export const boundSource = z.object({
  /** For `file_id` of a form. */
  source_id: z.string(),
  name: z.string(),
  title: z.string(),
  /** How it was found: named by the delivery, by the words of its name, or by what it holds; `none` fits by its type only. */
  by: z.enum(['delivery', 'name', 'content', 'none']),
});
export type BoundSource = z.infer<typeof boundSource>;

export const availableModuleChart = defineCall({
  method: 'GET',
  path: '/api/front/flow_version/available_module_chart',
  timeout: timeOut.reading,
  request: z.strictObject(flowSource),
  response: z.object({
    version: flowVersionItem,
    /** Null for an own upload. */
    project: z
      .object({ id, name: z.string(), family, access: z.enum(['owner', 'analyse', 'view', 'demo']) })
      .nullable(),
    roles: z.array(role.extend({ bound: boundSource.nullable(), candidates: z.array(boundSource) })),
    sections: z.array(
      z.object({
        title: z.string(),
        items: z.array(
          menuItem.extend({
            available: z.boolean(),
            /** Why not, in Chinese. */
            reason: z.string(),
          }),
        ),
      }),
    ),
    standard: z.array(standardStep.extend({ available: z.boolean(), reason: z.string() })),
    /** What is required and not there, as people call it: 基因计数表或基因表达量表. Nothing can be run then. */
    missing: z.array(z.string()),
    /** The groups as they were delivered; null when there are none. */
    scheme: groupScheme.nullable(),
    contrasts: z.array(contrast),
  }),
  summary: 'The menu and the standard analysis of a flow version, each with whether this source allows it or why not.',
});

export const moduleChartForms = defineCall({
  method: 'POST',
  path: '/api/front/flow_version/detail_of_module_chart',
  timeout: timeOut.reading,
  request: z.strictObject({
    ...flowSource,
    methods: z.array(z.string().max(64)).min(1, '请选择图表').max(60, '一次最多 60 项'),
    /** The groups to be used instead of the delivered ones. */
    scheme: groupScheme.nullable().default(null),
  }),
  response: z.object({
    forms: z.array(taskForm),
    /** Names of the bound tables by their source id. */
    files: z.record(z.string(), z.string()),
  }),
  summary: 'Forms of several items of the menu, with the tables of the source and its groups filled in.',
});

const projectEntry = z.object({
  value: id,
  label: z.string(),
  flow_version_id: z.string(),
  /** 2 project data, 1 shared data. */
  parent_value: projectFrom,
  family,
  contract_number: z.string(),
  sample_count: z.number(),
  is_example: z.union([z.literal(0), z.literal(1)]),
});
const ofVersion = z.strictObject({ version_id: z.string().min(1, '缺少流程编号和版本编号').max(64) });

export const projectByModule = defineCall({
  method: 'GET',
  path: '/api/front/project/project_by_module',
  request: ofVersion,
  response: z.array(projectEntry),
  summary: 'Projects with every table that this version of a flow requires, as entries of a chooser.',
});

export const noDataProjectByModule = defineCall({
  method: 'GET',
  path: '/api/front/project/no_data_project_by_module',
  request: ofVersion,
  response: z.array(
    projectEntry.extend({
      /** Titles of the tables that are required and not there. */
      missing: z.array(z.string()),
    }),
  ),
  summary: 'Projects of the family of this flow version that lack a required table, with what they lack.',
});
