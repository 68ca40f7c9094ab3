import { checkRows, mostSamples, rowsFromTable, type SampleColumn } from '@panome/contract/sample-forms';
import { ChildFailure, createChildPool } from '../../platform/child/index.ts';
import { badInput } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import { tableChild, type TableAnswer, type TableJob } from '../files/index.ts';

const most = { bytes: 10 * 1024 ** 2, memory: 512 * 1024 ** 2, columns: 100, milliseconds: 30_000 };
const kinds = /\.(xlsx|xls|csv|tsv|txt)$/i;

export const sampleUploadRules = {
  maxBytes: most.bytes,
  tooLargeMsg: '文件超过 10 MB，样本表应当小得多，请只保留要填写的列',
  accept: async (_actor: unknown, filename: string) => {
    if (!kinds.test(filename)) throw badInput('请上传 xlsx、csv 或 txt 格式的样本表');
  },
};

/** Reads the samples of an uploaded table in a capped child; nothing of the file is kept. */
export function createSampleReader({ storage }: Pick<Platform, 'storage'>) {
  // The same child that reads tables of 我的文件, started when somebody uploads a form.
  const pool = createChildPool<TableJob, TableAnswer>({
    module: tableChild,
    size: 1,
    warm: 0,
    memoryBytes: most.memory,
    timeoutMs: most.milliseconds,
  });

  const ask = async (job: TableJob): Promise<TableAnswer> => {
    try {
      return await pool.run(job);
    } catch (error) {
      if (error instanceof ChildFailure && (error.reason === 'memory' || error.reason === 'timeout'))
        throw badInput('读取这个文件需要的内存或时间超出上限，请只保留样本表再上传');
      throw error;
    }
  };

  return {
    close: () => pool.close(),

    /** @throws {Refusal} 400 when the file is no table or has none of these columns. */
    read: async ({ filename, stored }: Upload, columns: readonly SampleColumn[]) => {
      const job: TableJob = {
        kind: 'preview',
        path: storage.pathOf(stored.key),
        name: filename,
        reading: {},
        window: { offset: 0, limit: mostSamples, columnOffset: 0, columnLimit: most.columns },
        rowsPath: '',
        keep: false,
      };
      const answer = await ask(job);
      if (answer.kind !== 'preview') {
        const [first] = answer.kind === 'unreadable' ? answer.problems : [];
        throw badInput(first ? `${first.what}，${first.remedy}` : '文件不能作为表格读取');
      }
      const { header, rows: cells, total_rows: total } = answer.preview;
      const { missing, rows, unknown } = rowsFromTable(columns, header, cells);
      if (missing.length === columns.length || missing.includes('样本名称'))
        throw badInput('文件中没有找到“样本名称”一列，请下载模板，把内容粘贴到对应的列后再上传');
      const filled = rows.filter((row) => Object.keys(row).length > 0);
      return {
        rows: filled.map((row) => ({ ...row })),
        total,
        unknown: [...unknown],
        missing: [...missing],
        problems: checkRows(columns, filled).map((problem) => ({ ...problem })),
      };
    },
  };
}
