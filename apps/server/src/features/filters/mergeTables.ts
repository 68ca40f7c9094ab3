import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { calls, type MergePlan } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { badInput } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { newId } from '../../platform/ids.ts';
import { safeFileName } from '../../platform/safeFileName.ts';
import type { KeepFile } from '../files/index.ts';
import type { FilterDesk } from './filterDesk.ts';
import type { MergeAnswer, MergeOrder } from './tables/filterJob.ts';

/** Cells that are merged at once; more are the work of a task, and beyond the second limit they are refused. */
const limits = { now: 1_000_000, task: 40_000_000 };
const most = { keys: 200, repeated: 20 };
const patience = 2_500;
const folder = '分析结果';

type Verdict = Pick<MergePlan, 'verdict' | 'message'>;

function verdictOf(
  { columns, duplicateKeys, matched, rows, ...found }: MergeAnswer,
  duplicates: string,
  join_: string,
): Verdict {
  const cells = rows * columns;
  const size = `合并后为 ${rows} 行 × ${columns} 列`;
  if (cells > limits.task)
    return { verdict: 'refused', message: `${size}，超过 4,000 万格的上限，请先筛选行或列再合并` };
  if (duplicateKeys > 0 && duplicates === 'refuse')
    return {
      verdict: 'now',
      message: `第二个表有 ${duplicateKeys} 个键不止一行（如“${found.duplicates[0]!.key}”），请选择“取第一行”，或把它作为第一个表`,
    };
  if (rows === 0 || (matched === 0 && join_ !== 'outer'))
    return {
      verdict: 'now',
      message: `两个表的键没有一个相同：前者如“${found.unmatchedLeft[0] ?? ''}”，后者如“${found.unmatchedRight[0] ?? ''}”，请检查选择的列与编号的写法`,
    };
  if (cells > limits.now) return { verdict: 'task', message: `${size}，较大，请用“表格合并”工具提交任务` };
  return { verdict: 'now', message: '' };
}

/** 合并两个表: what would come out, what finds no partner, and the table itself. */
export function registerMerge(app: FastifyInstance, desk: FilterDesk, keepFile: KeepFile): void {
  const temporary = join(app.platform.config.dataFolder, 'results/tmp');

  registerCall(app, calls.mergeTable, {
    policy: 'filter:add',
    handler: async ({ actor, input }) => {
      const [left, right] = await Promise.all([
        desk.open(actor, input.left, patience),
        desk.open(actor, input.right, patience),
      ]);
      if (!left || !right) return { state: 'running' as const, merge: null, file: null };
      const order: MergeOrder = {
        left: left.folder,
        right: right.folder,
        leftKey: input.left_key,
        rightKey: input.right_key,
        join: input.join,
        suffix: input.suffix,
        duplicates: input.duplicates,
        aliases: input.aliases,
        most,
      };
      const found = await desk.merge(order);
      const merge: MergePlan = {
        rows_left: found.rowsLeft,
        rows_right: found.rowsRight,
        rows: found.rows,
        columns: found.columns,
        matched: found.matched,
        only_left: found.onlyLeft,
        only_right: found.onlyRight,
        unmatched_left: found.unmatchedLeft,
        unmatched_right: found.unmatchedRight,
        duplicate_keys: found.duplicateKeys,
        duplicates: found.duplicates,
        alike: found.alike,
        ...verdictOf(found, input.duplicates, input.join),
      };
      if (!input.store) return { state: 'done' as const, merge, file: null };
      if (merge.message !== '') throw badInput(merge.message);
      await mkdir(temporary, { recursive: true });
      const outPath = join(temporary, `${newId()}.csv`);
      try {
        await desk.merge({ ...order, outPath });
        const plain = (name: string) => name.replace(/\.(csv|tsv|txt|xlsx?)$/iu, '');
        const name = input.name || `${plain(left.name)} 合并 ${plain(right.name)}`;
        const kept = await keepFile(actor, folder, `${safeFileName(name).slice(0, 150)}.csv`, () =>
          createReadStream(outPath),
        );
        return { state: 'done' as const, merge, file: { id: kept.id, name: kept.name } };
      } finally {
        await rm(outPath, { force: true });
      }
    },
  });
}
