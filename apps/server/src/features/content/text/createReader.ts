import { join } from 'node:path';
import { ChildFailure, createChildPool } from '../../../platform/child/index.ts';
import type { Database } from '../../../platform/database/open.ts';
import { badInput } from '../../../platform/http/refusal.ts';
import { findPictures, pictureAddress } from '../pictures/pictures.ts';
import type { ContentAnswer, ContentJob } from './contentJob.ts';

const megabyte = 1024 * 1024;
const addresses = /\/api\/front\/dynamic\/picture\?id=([0-9a-f]{32})/g;

/** Reads what the staff writes in a capped child, with the pictures of our own store that it names. */
export function createReader({ database }: { readonly database: Database }) {
  const pool = createChildPool<ContentJob, ContentAnswer>({
    module: join(import.meta.dirname, 'contentChild.ts'),
    size: 1,
    warm: 1,
    memoryBytes: 512 * megabyte,
    timeoutMs: 4_000,
  });
  return {
    /** @throws {Refusal} 400 when it takes too long to lay out. */
    read: async (text: string, questions: string): Promise<ContentAnswer> => {
      const named = [...text.matchAll(addresses)].map(([, id]) => id!);
      const pictures = (await findPictures(database, named)).map(pictureAddress);
      try {
        return await pool.run({ text, questions, pictures });
      } catch (error) {
        if (error instanceof ChildFailure && (error.reason === 'memory' || error.reason === 'timeout'))
          throw badInput('内容过于复杂，无法排版，请缩短或拆分后重试');
        throw error;
      }
    },
    close: () => pool.close(),
  };
}
