import { z } from 'zod';
import { defineCall, empty, id, ids, paging, time } from '../call.ts';
import { timeOut } from '../timeOut.ts';

/** `table` can be analysed, `figure` belongs to the report, `attachment` is the rest, `original` is raw data. */
export const deliveredKind = z.enum(['table', 'figure', 'attachment', 'original']);
export const deliveredFile = z.object({
  id,
  project_id: id,
  project_name: z.string(),
  kind: deliveredKind,
  /** Inside the delivery: `original/S01_R1.fastq.gz`. */
  path: z.string(),
  name: z.string(),
  title: z.string(),
  /** Which role of the family's flow a table plays; empty: none that the delivery names. */
  role: z.string(),
  /** Whether the numbers of a table are logarithms; null when the delivery does not say. */
  logged: z.boolean().nullable(),
  /** What names the rows of a table, in a word: 基因, ASV; empty when the delivery does not say. */
  ids: z.string(),
  sample: z.string(),
  size: z.number(),
  sha256: z.string(),
  md5: z.string(),
  created_at: time,
});
export type DeliveredFile = z.infer<typeof deliveredFile>;

export const projectFiles = defineCall({
  method: 'GET',
  path: '/api/front/project/files',
  paged: true,
  request: z.strictObject({
    ...paging,
    project_id: id.optional(),
    contract_id: id.optional(),
    kind: z.enum(['table', 'figure', 'attachment']).optional(),
    name: z.string().trim().max(100).optional(),
  }),
  response: z.array(deliveredFile),
  summary: 'Delivered files without the original data, of one project, one contract, or all of them.',
});

export const projectFileUrl = defineCall({
  method: 'GET',
  path: '/api/front/project/file_url',
  request: z.strictObject({ id }),
  response: z.object({ url: z.string(), expires_at: time }),
  summary: 'A signed address of one delivered file that is no original data, good for 15 minutes.',
});

export const projectFileSave = defineCall({
  method: 'POST',
  path: '/api/front/project/save_to_store',
  timeout: timeOut.reading,
  idempotent: true,
  request: z.strictObject({
    ids: z.array(id).min(1, '请选择文件').max(50, '一次最多保存 50 个文件'),
    current_dir: z.string().max(64).default(''),
  }),
  response: z.array(z.object({ id, name: z.string(), source_id: id })),
  summary: 'Copies delivered tables and attachments into my files, where tools can use them.',
});

export const projectZipUrl = defineCall({
  method: 'GET',
  path: '/api/front/project/zip_url',
  request: z.strictObject({
    contract_id: id,
    kind: z.enum(['report', 'table', 'original', 'all']).default('all'),
    ids: ids.optional(),
  }),
  response: z.object({ url: z.string(), expires_at: time, name: z.string(), files: z.number(), size: z.number() }),
  summary: 'A signed address of a zip of delivered files; the report as one offline HTML file is in it.',
});

export const projectContent = defineCall({
  method: 'GET',
  path: '/api/front/project/content',
  auth: 'public',
  kind: 'blob',
  timeout: timeOut.file,
  request: z.strictObject({ claim: z.string().min(1).max(8_000), signature: z.string().min(1).max(100) }),
  response: empty,
  summary: 'The bytes behind a signed address; ranges are answered. The right to see them is checked again.',
});
