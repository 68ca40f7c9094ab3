import { z } from 'zod';
import { defineCall, empty, id, paging, time } from '../call.ts';
import { projectItem } from './items.ts';

const binding = z.object({ id, name: z.string(), created_at: time, project: projectItem });

export const demoBindingList = defineCall({
  method: 'GET',
  path: '/api/front/project_demo_bind_user/list',
  paged: true,
  request: z.strictObject({ ...paging }),
  response: z.array(binding),
  summary: 'The example projects that the session has put beside its own.',
});

const bindingName = z.string().trim().min(1, '请输入名称').max(100, '名称最多 100 个字');

export const demoBindingStore = defineCall({
  method: 'POST',
  path: '/api/front/project_demo_bind_user/store',
  request: z.strictObject({ project_id: id, name: bindingName.optional() }),
  response: binding,
  summary: 'Puts an example project beside one’s own; doing it twice changes nothing.',
});

export const demoBindingUpdate = defineCall({
  method: 'POST',
  path: '/api/front/project_demo_bind_user/update',
  request: z.strictObject({ id, name: bindingName }),
  response: binding,
  summary: 'Renames a bound example project.',
});

export const demoBindingDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/project_demo_bind_user/delete',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Takes an example project away from one’s own.',
});
