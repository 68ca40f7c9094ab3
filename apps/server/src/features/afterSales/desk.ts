import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AfterSaleFileRow, AfterSaleMessageRow, AfterSaleRow } from '../../platform/database/schema/afterSales.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoredObject } from '../../platform/storage/storage.ts';
import { createNotifications, type Told } from '../../platform/notifications/notifications.ts';
import { afterSaleRepository as rows, type Asked, type ListFilter, type NewFile } from './repository.ts';

/** A file that goes with the answer; its hash was computed when it was read. */
type ResultFile = { readonly name: string; readonly sha256: string } & (
  | { readonly open: () => Readable }
  | {
      /** Its bytes are in the storage already. */
      readonly stored: StoredObject;
    }
);
export type Answer = { readonly markdown: string; readonly files: readonly ResultFile[] };
export type Case = {
  readonly row: AfterSaleRow;
  readonly email: string;
  readonly name: string;
  readonly messages: readonly AfterSaleMessageRow[];
  readonly files: readonly AfterSaleFileRow[];
};

const largest = { maxBytes: 10 * 1024 ** 3, tooLargeMsg: '结果文件超过 10 GB' };
const linkOf = ({ id }: AfterSaleRow) => `/data-collection/after-sales-list?id=${id}`;

/** Identifies the content of an answer, so that the same answer is sent only once. */
const hashOf = ({ files, markdown }: Answer): string =>
  createHash('sha256')
    .update(JSON.stringify([markdown, files.map(({ name, sha256 }) => `${name}\0${sha256}`).toSorted()]))
    .digest('hex');

/** After-sales requests as the provider's staff sees them. */
export function createAfterSaleDesk(platform: Platform) {
  const { clock, database, storage } = platform;

  const putAll = async (files: readonly ResultFile[]): Promise<NewFile[]> => {
    const stored: NewFile[] = [];
    try {
      for (const file of files)
        stored.push({
          name: file.name,
          stored: 'stored' in file ? file.stored : await storage.put(file.open(), largest),
        });
      return stored;
    } catch (error) {
      await removeAll(stored);
      throw error;
    }
  };
  const removeAll = (files: readonly NewFile[]) => Promise.all(files.map(({ stored }) => storage.remove(stored.key)));

  const caseOf = async (found: Asked | undefined): Promise<Case | undefined> => {
    if (!found) return undefined;
    const { email, name, ...row } = found;
    const [messages, files] = [await rows.messages(database, row.id), await rows.filesOf(database, [row.id])];
    return { row, email, name, messages, files };
  };

  return {
    /** Finds a request by its number. */
    find: async (number: string) => caseOf(await rows.findByNumber(database, number.toUpperCase())),
    get: async (id: string) => caseOf(await rows.findAsked(database, id)),

    /** A page of the requests of all accounts with their files, what has waited longest first. */
    page: async (filter: Pick<ListFilter, 'search' | 'state'>, window: { limit: number; offset: number }) => {
      const found = await rows.pageOfAll(database, filter, window);
      return {
        ...found,
        files: await rows.filesOf(
          database,
          found.rows.map(({ id }) => id),
        ),
      };
    },

    isAnswered: ({ messages }: Case, answer: Answer): boolean =>
      messages.some(({ author, content_hash }) => author === 'provider' && content_hash === hashOf(answer)),

    /** Writes the answer with its results and tells the customer. @returns how. */
    answer: async ({ row }: Case, answer: Answer): Promise<Told> => {
      const files = await putAll(answer.files);
      const now = clock.now();
      try {
        await database.transaction().execute(async (transaction) => {
          await rows.addMessage(
            transaction,
            {
              after_sale_id: row.id,
              author: 'provider',
              content: answer.markdown,
              content_hash: hashOf(answer),
              kind: 'result',
              files,
            },
            now,
          );
          await rows.change(transaction, row.id, { state: 'answered', answered_at: now, updated_at: now });
        });
      } catch (error) {
        await removeAll(files);
        throw error;
      }
      return createNotifications(platform).notify(row.owner_id, {
        type: 'after-sale',
        title: `售后申请 ${row.number} 已答复`,
        content:
          files.length > 0 ? `“${row.title}”有 ${files.length} 个结果文件可以下载` : `“${row.title}”已有新的答复`,
        link: linkOf(row),
      });
    },

    /** Says that somebody works on it, or that it is over. */
    setState: async ({ row }: Case, state: 'working' | 'closed'): Promise<Told> => {
      await rows.change(database, row.id, { state, updated_at: clock.now() });
      return createNotifications(platform).notify(row.owner_id, {
        type: 'after-sale',
        title: `售后申请 ${row.number} ${state === 'working' ? '已开始处理' : '已关闭'}`,
        content:
          state === 'working' ? `“${row.title}”有答复后会再通知您` : `“${row.title}”如仍有疑问，可以在申请中继续补充`,
        link: linkOf(row),
      });
    },
  };
}
