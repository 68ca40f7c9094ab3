import { z } from 'zod';
import { defineCall, empty, id, ids, nothing, paging, time } from './call.ts';
import { timeOut } from './timeOut.ts';

/**
 * 0 file, 1 folder, 2 other: a generated or linked source, tickable but neither renamed nor deleted (decision E-07).
 */
export const isDir = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const fileItem = z.object({
  id,
  name: z.string(),
  is_dir: isDir,
  /** 1 when the row comes from a search, so that its folder is worth showing. */
  is_search: z.union([z.literal(0), z.literal(1)]),
  /** Where it lies, as people read it: `/实验一/原始数据`; `/` is the root. */
  dir_path: z.string(),
  parent_id: z.string(),
  size: z.number(),
  sha256: z.string(),
  created_at: time,
  updated_at: time,
  deleted_at: time.nullable(),
  can: z.object({
    rename: z.boolean(),
    move: z.boolean(),
    delete: z.boolean(),
    download: z.boolean(),
    preview: z.boolean(),
  }),
});
export type FileItem = z.infer<typeof fileItem>;

/** Ids as a body brings them. */
const listed = z.array(id).min(1).max(100);

/** Empty is the root. */
const folder = z.string().max(64);

const listRequest = z.strictObject({
  ...paging,
  name: z.string().trim().max(200).optional(),
  current_dir: folder.default(''),
  sort: z.enum(['name', 'size', 'created_at']).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** 1 lists the files of all folders below instead, without the folders. */
  flat: z.enum(['0', '1']).default('0'),
  /** 1 lists the trash instead. */
  trash: z.enum(['0', '1']).default('0'),
});

export const fileStoreList = defineCall({
  method: 'GET',
  path: '/api/front/user_file_store/list',
  timeout: timeOut.directory,
  paged: true,
  request: listRequest,
  response: z.array(fileItem),
  summary: 'A folder of my files, folders first; with `name`, everything below it whose name contains the text.',
});

/** The file picker's list; the same rows under the specification's other name. */
export const fileList = defineCall({
  method: 'GET',
  path: '/api/front/file/list',
  timeout: timeOut.directory,
  paged: true,
  request: listRequest,
  response: z.array(fileItem),
  summary: 'The file picker list: as user_file_store/list.',
});

export const fileStoreDetail = defineCall({
  method: 'GET',
  path: '/api/front/user_file_store/detail',
  timeout: timeOut.directory,
  request: z.strictObject({ id }),
  response: fileItem.extend({
    path: z.array(z.object({ id: z.string(), name: z.string() })),
    config: z.record(z.string(), z.string()),
  }),
  summary: 'One file or folder with the folders above it and how it is to be read.',
});

export const fileStoreQuota = defineCall({
  method: 'GET',
  path: '/api/front/user_file_store/quota',
  timeout: timeOut.directory,
  request: nothing,
  response: z.object({
    used: z.number(),
    trash: z.number(),
    limit: z.number(),
    files: z.number(),
    max_file: z.number(),
    trash_days: z.number(),
  }),
  summary: 'Bytes and files used, the limit, and the share that lies in the trash.',
});

export const fileStoreAddDir = defineCall({
  method: 'POST',
  path: '/api/front/user_file_store/add_dir',
  timeout: timeOut.directory,
  request: z.strictObject({ name: z.string().max(300), current_dir: folder.default('') }),
  response: fileItem,
  summary: 'Makes a folder.',
});

export const fileStoreUpdate = defineCall({
  method: 'POST',
  path: '/api/front/user_file_store/update',
  timeout: timeOut.directory,
  request: z.strictObject({ id, name: z.string().max(300).optional(), current_dir: folder.optional() }),
  response: fileItem,
  summary: 'Renames (the extension stays) or moves a file or folder.',
});

export const fileStoreUpdateConfig = defineCall({
  method: 'POST',
  path: '/api/front/user_file_store/update_config',
  timeout: timeOut.directory,
  request: z.strictObject({
    id,
    encoding: z.string().max(20).optional(),
    delimiter: z.string().max(12).optional(),
    sheet: z.string().max(200).optional(),
  }),
  response: z.record(z.string(), z.string()),
  summary: 'Remembers how a table is to be read: encoding, delimiter, sheet.',
});

export const fileStoreDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/user_file_store/delete',
  timeout: timeOut.directory,
  request: z.strictObject({ ids }),
  response: z.object({ deleted: z.array(id) }),
  summary: 'Moves files and folders to the trash, where they stay 30 days.',
});

export const fileStoreRestore = defineCall({
  method: 'POST',
  path: '/api/front/user_file_store/restore',
  timeout: timeOut.directory,
  request: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  response: z.array(fileItem),
  summary: 'Brings files back from the trash; to the root when their folder is gone.',
});

export const fileStorePurge = defineCall({
  method: 'DELETE',
  path: '/api/front/user_file_store/purge',
  timeout: timeOut.directory,
  request: z.strictObject({ ids }),
  response: z.object({ deleted: z.array(id) }),
  summary: 'Deletes files in the trash for good.',
});

export const fileStoreUpload = defineCall({
  method: 'POST',
  path: '/api/front/user_file_store/upload_file',
  kind: 'multipart',
  timeout: timeOut.file,
  request: z.strictObject({ current_dir: folder.default('') }),
  response: fileItem.extend({ store_path: z.string() }),
  summary: 'Stores one file of at most 100 MB; a taken name gets ` (1)`. Larger files go through the resumable upload.',
});

export const fileStoreUnfinished = defineCall({
  method: 'GET',
  path: '/api/front/user_file_store/unfinished',
  timeout: timeOut.directory,
  request: nothing,
  response: z.array(
    z.object({
      /** Path of the resumable upload. */
      url: z.string(),
      name: z.string(),
      /** Bytes in all, and bytes that the server has. */
      size: z.number(),
      sent: z.number(),
      current_dir: z.string(),
      /** Name of the folder; empty for the root. */
      dir_name: z.string(),
      /** When the file was last changed on its machine, in ms; `null` when the client did not tell. */
      modified: z.number().nullable(),
      created_at: time,
    }),
  ),
  summary: 'Resumable uploads that began within a day, are not whole and that nobody sends at this moment.',
});

export const fileStoreDownload = defineCall({
  method: 'POST',
  path: '/api/front/user_file_store/download',
  kind: 'blob',
  timeout: timeOut.file,
  request: z.strictObject({ ids: z.union([listed, ids.transform((text) => text.split(',')).pipe(listed)]) }),
  response: empty,
  summary:
    'One file as it is (ranges are honoured), several files or a folder as a zip. The ids may stand in the query, with commas between.',
});

export const fileStoreDownloadUrl = defineCall({
  method: 'POST',
  path: '/api/front/user_file_store/download_url',
  timeout: timeOut.directory,
  request: z.strictObject({ id }),
  response: z.object({ url: z.string(), expires_at: time }),
  summary: 'A signed address of one file, good for 15 minutes, with ranges, for the browser’s own download.',
});

export const fileStoreContent = defineCall({
  method: 'GET',
  path: '/api/front/user_file_store/content',
  auth: 'public',
  kind: 'blob',
  timeout: timeOut.file,
  request: z.strictObject({ id, session: id, expires: z.coerce.number().int(), signature: z.string().max(128) }),
  response: empty,
  summary: 'The bytes behind a signed address; the signature stands for the session.',
});
