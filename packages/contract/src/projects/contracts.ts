import { z } from 'zod';
import { defineCall, id, paging } from '../call.ts';
import { contractItem, contractStep, contractStepName, family, projectItem } from './items.ts';

export const contractList = defineCall({
  method: 'GET',
  path: '/api/front/contract/list_of_project',
  paged: true,
  request: z.strictObject({
    ...paging,
    /** Mine, shared with me, or the examples. */
    scope: z.enum(['own', 'shared', 'demo']).default('own'),
    name: z.string().trim().max(100).optional(),
    family: family.optional(),
    step: contractStepName.optional(),
    /** 1: only those that wait for me. */
    waiting: z.enum(['0', '1']).optional(),
    /** Only those whose original data can be had, but not for much longer. */
    original: z.enum(['expiring']).optional(),
  }),
  response: z.array(contractItem),
  summary: 'Contracts with how far they are, newest change first; `name` searches number, title and species.',
});

export const contractDetail = defineCall({
  method: 'GET',
  path: '/api/front/project/data_by_contract_id',
  request: z.strictObject({ contract_id: id }),
  response: contractItem.extend({
    note: z.string(),
    consent: z.string(),
    steps: z.array(contractStep),
    projects: z.array(projectItem),
  }),
  summary: 'One contract with its timeline and the projects of it that the session may see.',
});
