import { join } from 'node:path';
import type { FilePeek } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { ChildFailure, createChildPool } from '../../../platform/child/index.ts';
import { badInput } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FileService } from '../fileService.ts';
import { checkReading } from '../tables/reading.ts';
import { folderKind } from '../tree/nodes.ts';
import { peekKindOf } from './kindOf.ts';
import type { PeekAnswer, PeekJob, ReadAnswer, ReadJob } from './peekJob.ts';

const megabyte = 1024 * 1024;
/** 256 kB of ordinary Markdown takes a second; a text made to be slow would take hours. */
const renderMs = 4_000;
const isHeavy = (error: unknown) =>
  error instanceof ChildFailure && (error.reason === 'memory' || error.reason === 'timeout');

export type PeekService = ReturnType<typeof createPeekService>;

/** What can be seen of a file that is no table, read in capped children (SEC-34). */
export function createPeekService({ storage }: Pick<Platform, 'storage'>, files: FileService) {
  const pool = createChildPool<PeekJob, PeekAnswer>({
    module: join(import.meta.dirname, 'peekChild.ts'),
    size: 2,
    warm: 1,
    memoryBytes: 768 * megabyte,
    timeoutMs: 30_000,
  });

  const look = async (job: ReadJob): Promise<ReadAnswer> => {
    try {
      return (await pool.run(job)) as ReadAnswer;
    } catch (error) {
      if (isHeavy(error)) return { kind: 'none', reason: '读取这个文件需要的内存或时间超出上限，请下载后查看' };
      throw error;
    }
  };

  /** As the Markdown is meant to look; as its mere text when that takes too long. */
  const rendered = async (answer: Extract<ReadAnswer, { kind: 'text' }>): Promise<ReadAnswer> => {
    try {
      const made = await pool.run({ kind: 'markdown', text: answer.text }, { timeoutMs: renderMs });
      return made.kind === 'html' ? { ...answer, html: made.html } : answer;
    } catch (error) {
      if (isHeavy(error)) return { ...answer, format: 'text' };
      throw error;
    }
  };

  return {
    peek: async (actor: Actor, id: string, encoding: string | undefined): Promise<FilePeek> => {
      const row = await files.load(actor, id, 'file:read');
      if (row.kind === folderKind) throw badInput('文件夹不能预览');
      const kind = peekKindOf(row.name, row.size);
      if (kind.kind !== 'text' && kind.kind !== 'sequences' && kind.kind !== 'archive') return kind;
      const { encoding: known = '' } = checkReading({
        encoding: encoding ?? (JSON.parse(row.config) as { encoding?: string }).encoding,
      });
      const answer = await look({ ...kind, path: storage.pathOf(row.object_key), encoding: known });
      return answer.kind === 'text' && answer.format === 'markdown' ? rendered(answer) : answer;
    },
    close: () => pool.close(),
  };
}
