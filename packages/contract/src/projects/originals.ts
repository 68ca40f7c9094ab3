import { z } from 'zod';
import { defineCall, empty, id, paging, time } from '../call.ts';
import { deliveredFile } from './deliveredFiles.ts';
import { originalState } from './items.ts';
import { timeOut } from '../timeOut.ts';

export const originalData = defineCall({
  method: 'GET',
  path: '/api/front/project/original_data',
  request: z.strictObject({ contract_id: id }),
  response: z.object({
    state: originalState,
    until: time.nullable(),
    days_left: z.number().nullable(),
    files: z.number(),
    size: z.number(),
    free_delay: z.object({ available: z.boolean(), days: z.number(), used_at: time.nullable() }),
    delays: z.array(
      z.object({
        id,
        state: z.enum(['free', 'asked', 'granted', 'refused']),
        days: z.number(),
        reason: z.string(),
        answer: z.string(),
        created_at: time,
      }),
    ),
    can: z.object({ download: z.boolean(), delay: z.boolean() }),
  }),
  summary: 'How much original data a contract has, until when, and whether that can be delayed.',
});

export const originalDataList = defineCall({
  method: 'GET',
  path: '/api/front/project/original_data_list',
  paged: true,
  request: z.strictObject({
    ...paging,
    contract_id: id,
    project_id: id.optional(),
    name: z.string().trim().max(100).optional(),
    sort: z.enum(['path', 'size', 'sample']).default('path'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  response: z.array(deliveredFile),
  summary: 'The original data of a contract, with sizes and checksums.',
});

export const originalDataDetail = defineCall({
  method: 'GET',
  path: '/api/front/project/original_data_detail',
  request: z.strictObject({ id }),
  response: deliveredFile.extend({ until: time.nullable() }),
  summary: 'One file of original data.',
});

export const originalDataUrl = defineCall({
  method: 'GET',
  path: '/api/front/project/original_data_url',
  request: z.strictObject({ id }),
  response: z.object({ url: z.string(), expires_at: time }),
  summary: 'A signed address of one file of original data, good for 15 minutes and for resumed downloads.',
});

export const projectChecksums = defineCall({
  method: 'GET',
  path: '/api/front/project/checksums',
  kind: 'blob',
  timeout: timeOut.reading,
  request: z.strictObject({ contract_id: id, algorithm: z.enum(['md5', 'sha256']).default('md5') }),
  response: empty,
  summary: 'The checksums of the original data as a file for md5sum -c or sha256sum -c.',
});

export const freeDelay = defineCall({
  method: 'POST',
  path: '/api/front/project/free_delay',
  idempotent: true,
  request: z.strictObject({ contract_id: id }),
  response: z.object({ until: time }),
  summary: 'Keeps the original data longer, once and for free.',
});

export const delayOriginalData = defineCall({
  method: 'POST',
  path: '/api/front/project/delay_original_data',
  idempotent: true,
  request: z.strictObject({
    contract_id: id,
    days: z.number().int().min(1, '至少 1 天').max(365, '最多 365 天'),
    reason: z.string().trim().min(1, '请说明延期原因').max(500, '延期原因最多 500 个字'),
  }),
  response: z.object({ id }),
  summary: 'Asks the provider to keep the original data longer than the free delay does.',
});
