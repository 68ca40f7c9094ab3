import { join } from 'node:path';
import type { FilePeek } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { ChildFailure, createChildPool } from '../../../platform/child/index.ts';
import { badInput } from '../../../platform/http/refusal.ts';
import { renderMarkdown } from '../../../platform/markup/renderMarkdown.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FileService } from '../fileService.ts';
import { checkReading } from '../tables/reading.ts';
import { folderKind } from '../tree/nodes.ts';
import { peekKindOf } from './kindOf.ts';
import type { PeekAnswer, PeekJob } from './peekJob.ts';

const megabyte = 1024 * 1024;
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

  const look = async (job: PeekJob): Promise<PeekAnswer> => {
    try {
      return await pool.run(job);
    } catch (error) {
      const heavy = error instanceof ChildFailure && (error.reason === 'memory' || error.reason === 'timeout');
      if (heavy) return { kind: 'none', reason: '读取这个文件需要的内存或时间超出上限，请下载后查看' };
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
      return answer.kind === 'text' && answer.format === 'markdown'
        ? { ...answer, html: renderMarkdown(answer.text) }
        : answer;
    },
    close: () => pool.close(),
  };
}
