import { z } from 'zod';
import { defineCall, id, nothing, paging } from '../call.ts';
import { family, projectItem } from './items.ts';

const projectFilter = {
  ...paging,
  name: z.string().trim().max(100).optional(),
  family: family.optional(),
  contract_id: id.optional(),
  state: z.enum(['waiting', 'running', 'delivered', 'failed']).optional(),
  scope: z.enum(['own', 'shared', 'demo', 'all']).default('all'),
};

export const projectList = defineCall({
  method: 'GET',
  path: '/api/front/project/list',
  paged: true,
  request: z.strictObject(projectFilter),
  response: z.array(projectItem),
  summary: 'Projects of the session, shared ones and bound examples among them, newest change first.',
});

export const canUseProject = defineCall({
  method: 'GET',
  path: '/api/front/project/can_use_project',
  paged: true,
  request: z.strictObject(projectFilter),
  response: z.array(projectItem),
  summary: 'As project/list, only projects with tables that the session may analyse.',
});

export const userAllProject = defineCall({
  method: 'GET',
  path: '/api/front/project/get_user_all_project',
  request: nothing,
  /** `parent_value`: 2 project data, 1 shared data. */
  response: z.array(
    z.object({
      value: id,
      label: z.string(),
      flow_version_id: z.string(),
      parent_value: z.union([z.literal(1), z.literal(2)]),
      family,
      contract_number: z.string(),
      sample_count: z.number(),
    }),
  ),
  summary: 'Every project of the session as entries of a chooser.',
});

export const projectUpdate = defineCall({
  method: 'POST',
  path: '/api/front/project/update',
  request: z.strictObject({
    id,
    name: z.string().trim().min(1, '请输入项目名称').max(100, '项目名称最多 100 个字').optional(),
    description: z.string().trim().max(2_000, '项目说明最多 2000 个字').optional(),
  }),
  response: projectItem,
  summary: 'Renames or describes a project of one’s own.',
});

export const projectReport = defineCall({
  method: 'GET',
  path: '/api/front/project/report',
  request: z.strictObject({ id }),
  response: z.object({
    project: projectItem,
    /** Sanitised; pictures have signed addresses. */
    html: z.string(),
    toc: z.array(z.object({ id: z.string(), title: z.string(), level: z.number() })),
    /** `factors`: the further columns of the delivered scheme, such as the batch. */
    samples: z.array(z.object({ name: z.string(), group: z.string(), factors: z.record(z.string(), z.string()) })),
  }),
  summary: 'The closing report of a project, to be read in the page.',
});
