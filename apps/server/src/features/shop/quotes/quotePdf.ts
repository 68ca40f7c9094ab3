import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuoteContent } from '@panome/contract';
import { yuanOf } from '@panome/contract/money';
import type { Actor } from '../../../platform/access/actor.ts';
import { localDay } from '../../../platform/clock.ts';
import type { QuoteRow } from '../../../platform/database/schema/shop.ts';
import { file, type FileAnswer } from '../../../platform/http/fileAnswer.ts';
import { unavailable } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { QuotePaper } from '../../../runner/job.ts';
import type { JobRunner } from '../../../runner/runJob.ts';
import { contentOf } from './present.ts';

const planOf = ({ design }: QuoteContent): string[] =>
  design
    ? [
        `${design.groups} 组，每组 ${design.n} 个样本：双侧两样本 t 检验，α = ${design.alpha}，目标功效 ${design.power}，检出 ${design.fold_change} 倍差异`,
        `组内标准差 ${Number(design.sd.toPrecision(3))}（log2），来自${design.source_name || '填写的数值'}`,
      ]
    : [];

/** What stands on the paper of a quote; every price as it was when it was made. */
function paperOf(row: QuoteRow, customer: string): QuotePaper {
  const content = contentOf(row);
  const { facts, lines } = content;
  return {
    title: '报价单',
    facts: [
      ['编号', row.number],
      ['客户', customer],
      ['报价日期', localDay(Number(row.created_at))],
      ['有效期至', localDay(Number(row.valid_until))],
      ['周期', `样本质检合格后 ${facts.days.from}～${facts.days.to} 个工作日`],
      ['样本数', `${row.samples} 个`],
    ],
    service: row.title,
    lines: lines.map(({ count, each_fen, sum_fen, title, unit }) => ({
      title,
      count: unit === '' ? '' : `${count} ${unit}`,
      each: unit === '' ? '' : yuanOf(each_fen),
      sum: yuanOf(sum_fen),
    })),
    total: yuanOf(Number(row.total_fen)),
    notes: [
      { title: '您将得到', lines: facts.deliverables.map((line) => `· ${line}`) },
      {
        title: '样本要求',
        lines: facts.requirements.map(
          ({ amount, note, sample, storage }) => `· ${sample}：${amount}，${storage}${note ? `；${note}` : ''}`,
        ),
      },
      { title: '寄送', lines: facts.shipping ? [facts.shipping] : [] },
      { title: '样本数的依据', lines: planOf(content) },
    ],
    foot: '价格在有效期内不变；付款与合同由客户经理与您确认',
  };
}

export type QuotePdf = (actor: Actor, row: QuoteRow) => Promise<FileAnswer>;

/** Makes the PDF of a quote in a child process; the temporary file goes with its answer. */
export function createQuotePdf(dataFolder: string, runJob: JobRunner): QuotePdf {
  const folder = join(dataFolder, 'results/tmp');
  return async (actor, row) => {
    await mkdir(folder, { recursive: true });
    const outPath = join(folder, `${newId()}.pdf`);
    const remove = () => rm(outPath, { force: true });
    const answer = await runJob({ kind: 'quote', paper: paperOf(row, actor.name), outPath }).catch(
      async (error: unknown) => {
        await remove();
        throw error;
      },
    );
    if (!answer.ok) throw unavailable('报价单生成失败，请稍后重试', 10);
    const { size } = await stat(outPath);
    return file({
      name: `报价单-${row.number}.pdf`,
      type: 'application/pdf',
      size,
      open: (range) => createReadStream(outPath, range ?? {}).on('close', () => void remove()),
    });
  };
}
