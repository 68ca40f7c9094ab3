import { z } from 'zod';
import { defineCall, id } from '../call.ts';

export const userWorkUnitData = defineCall({
  method: 'GET',
  path: '/api/front/user/work_unit_data',
  request: z.strictObject({ name: z.string().trim().max(100).default('') }),
  response: z.array(z.object({ name: z.string(), source: z.enum(['group', 'common']) })),
  summary: 'Suggestions for the work unit: what the groups of the session use, then common institutions; at most 20.',
});

export const userDataByFilter = defineCall({
  method: 'GET',
  path: '/api/front/user/data_by_filter',
  request: z.strictObject({
    name: z.string().trim().min(1, '请输入邮箱或姓名').max(254),
    scope: z.enum(['all', 'group']).default('all'),
    group_id: id.optional(),
  }),
  response: z.array(
    z.object({ id, name: z.string(), email: z.string(), head_image_path: z.string(), group_name: z.string() }),
  ),
  summary:
    'Accounts to share with or to invite: members of one’s groups by name or mail; a stranger only by the whole address, and masked.',
});
