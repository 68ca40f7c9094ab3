import { z } from 'zod';
import { defineCall, empty, id, nothing } from './call.ts';
import { fileItem, isDir } from './files.ts';
import { inspection, tableReading } from './inspection.ts';
import { paperDensity, paperSide } from './paper.ts';
import { problem } from './problem.ts';
import { timeOut } from './timeOut.ts';

const folder = z.string().max(64);

/** A small file that goes with something else, such as a picture of feedback: uploaded first, then named by its id. */
export const attachment = z.object({
  id,
  name: z.string(),
  size: z.number(),
  /** Where its owner can fetch it. */
  path: z.string(),
});
export type Attachment = z.infer<typeof attachment>;

export const fileUploadNormal = defineCall({
  method: 'POST',
  path: '/api/front/file/upload_normal_file',
  kind: 'multipart',
  timeout: timeOut.smallFile,
  request: nothing,
  /** `store_path` is the path under the name that every upload answers with. */
  response: attachment.extend({ store_path: z.string() }),
  summary:
    'Keeps one picture or document of at most 20 MB for a form that is sent afterwards; unused it is deleted after a day.',
});

export const fileAttachment = defineCall({
  method: 'GET',
  path: '/api/front/file/attachment',
  kind: 'blob',
  timeout: timeOut.smallFile,
  request: z.strictObject({ id }),
  response: empty,
  summary: 'An uploaded attachment, for its owner.',
});

const inspected = z.object({
  state: z.enum(['running', 'done', 'failed']),
  report: inspection.nullable(),
  problems: z.array(problem),
});

export const fileUploadTask = defineCall({
  method: 'POST',
  path: '/api/front/file/upload_task',
  kind: 'multipart',
  timeout: timeOut.file,
  request: z.strictObject({
    /** The input of a tool that the file is meant for; it is then read and checked as that (decision E-43). */
    transform_to: z
      .enum(
        ['', 'matrix', 'groups'],
        '不支持这种转换，transform_to 可以是 matrix（数据表）、groups（样本分组），或留空',
      )
      .default(''),
    /** The tool that it is for; its inputs decide what `transform_to` may be. */
    tool_id: z.string().max(64).default(''),
    current_dir: folder.default(''),
    ...tableReading,
  }),
  response: fileItem.extend({
    store_path: z.string(),
    /** How the file is to be read, as it was asked for and is remembered. */
    config: z.record(z.string(), z.string()),
    /** What the file is and what is wrong with it for the asked input; null when none was asked. */
    inspection: inspected.nullable(),
  }),
  summary:
    'The upload of the file picker: stores the file under 我的文件/上传数据 and says whether it is what the input of a tool wants.',
});

export const chartReportFormat = z.enum(['svg', 'pdf', 'csv', 'html']);
export type ChartReportFormat = z.infer<typeof chartReportFormat>;

export const fileExportChartReport = defineCall({
  method: 'POST',
  path: '/api/front/file/export_module_chart_report',
  kind: 'blob',
  timeout: timeOut.file,
  request: z.strictObject({
    items: z
      .array(
        z.strictObject({
          task_id: id,
          /** Absent takes every chart of the result. */
          charts: z.array(z.string().max(64)).max(50).optional(),
        }),
      )
      .min(1, '请选择要导出的任务')
      .max(50, '一次最多导出 50 个任务的图表'),
    /** `svg` and `pdf` are pictures, `csv` the figures they are drawn from, `html` one page with all of them. */
    formats: z.array(chartReportFormat).min(1, '请选择导出格式').max(4).default(['svg', 'csv']),
    theme: z.enum(['light', 'dark']).default('light'),
    /** The width of pictures on paper in mm; their heights keep their shapes. Without it they have their own sizes. */
    width: paperSide.optional(),
    dpi: paperDensity,
    title: z.string().trim().max(100).default(''),
  }),
  response: empty,
  summary: 'Charts of finished tasks in one zip: a folder a task, pictures, figures, and one HTML page.',
});

/**
 * What happens to something whose name the target folder has already. `ask` changes nothing and answers 409 with the
 * names.
 */
export const nameConflict = z.enum(['ask', 'keep', 'replace', 'skip']);
export type NameConflict = z.infer<typeof nameConflict>;

const transfer = z.strictObject({
  ids: z.array(id).min(1, '请选择文件').max(100, '一次可选择 1 到 100 项'),
  current_dir: folder.default(''),
  conflict: nameConflict.default('ask'),
});
const named = z.object({ id, name: z.string(), is_dir: isDir });
/** `content.data` of the 409 that `ask` answers with. */
export const takenNames = z.object({ taken: z.array(named) });

export const fileStoreMove = defineCall({
  method: 'POST',
  path: '/api/front/user_file_store/move',
  timeout: timeOut.reading,
  request: transfer,
  response: z.object({ done: z.array(fileItem), skipped: z.array(named) }),
  summary: 'Moves files and folders into a folder, all or none; says what to do with names that are taken.',
});

export const fileStoreCopy = defineCall({
  method: 'POST',
  path: '/api/front/user_file_store/copy',
  timeout: timeOut.reading,
  idempotent: true,
  request: transfer,
  response: z.object({ done: z.array(fileItem), skipped: z.array(named) }),
  summary: 'Copies files and folders into a folder, all or none; says what to do with names that are taken.',
});

export const fileStoreUsage = defineCall({
  method: 'GET',
  path: '/api/front/user_file_store/usage',
  timeout: timeOut.directory,
  request: z.strictObject({ current_dir: folder.default('') }),
  response: z.object({
    /** Bytes and files of the folder with everything below it, without the trash. */
    size: z.number(),
    files: z.number(),
    /** What lies in the folder itself. */
    own: z.object({ size: z.number(), files: z.number() }),
    /** Its folders, largest first; at most 100. */
    folders: z.array(z.object({ id, name: z.string(), size: z.number(), files: z.number() })),
  }),
  summary: 'Where the space of an account goes: a folder’s own files, and each folder in it with everything below.',
});

const lengthBand = z.object({ from: z.number(), to: z.number(), count: z.number() });

/** The beginning of a file, or what can be said of all of it, by its kind. */
export const filePeek = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table') }),
  z.object({ kind: z.literal('image'), type: z.string(), size: z.number() }),
  z.object({
    kind: z.literal('text'),
    format: z.enum(['text', 'markdown', 'json', 'log']),
    encoding: z.string(),
    text: z.string(),
    /** Bytes that `text` stands for; fewer than the file has when it is long. */
    shown: z.number(),
    size: z.number(),
    /** Sanitised HTML of a Markdown file; empty for others. */
    html: z.string(),
  }),
  z.object({
    kind: z.literal('sequences'),
    format: z.enum(['fasta', 'fastq']),
    count: z.number(),
    letters: z.number(),
    shortest: z.number(),
    longest: z.number(),
    mean: z.number(),
    /** Share of G and C among A, C, G, T, U; null for proteins. */
    gc: z.number().nullable(),
    /** Share of bases with a quality of at least 30; FASTQ only. */
    q30: z.number().nullable(),
    lengths: z.array(lengthBand),
    records: z.array(z.object({ name: z.string(), description: z.string(), length: z.number(), sequence: z.string() })),
    /** False when only the beginning was counted. */
    complete: z.boolean(),
    /** Bytes that were read. */
    read: z.number(),
    size: z.number(),
    /** What is malformed; empty when nothing is. */
    fault: z.string(),
  }),
  z.object({
    kind: z.literal('archive'),
    entries: z.array(
      z.object({ name: z.string(), folder: z.boolean(), size: z.number(), packed: z.number(), encrypted: z.boolean() }),
    ),
    total: z.number(),
    files: z.number(),
    unpacked: z.number(),
    /** Why the archive is not to be trusted; empty when nothing speaks against it. */
    warning: z.string(),
  }),
  /** Nothing of it is shown: why, in words. */
  z.object({ kind: z.literal('none'), reason: z.string() }),
]);
export type FilePeek = z.infer<typeof filePeek>;

export const fileStorePeek = defineCall({
  method: 'GET',
  path: '/api/front/user_file_store/peek',
  timeout: timeOut.packing,
  request: z.strictObject({ id, encoding: z.string().max(20).optional() }),
  response: filePeek,
  summary: 'What a file holds, by its kind: the beginning of a text, counts of sequences, the list of an archive.',
});
