import type { AfterSale, AfterSaleDetail } from '@panome/contract';
import { hour } from '@panome/contract/durations';
import type { Actor } from '../../platform/access/actor.ts';
import { authorize, type Action } from '../../platform/access/authorize.ts';
import { searchKeyOf } from '../../platform/database/contains.ts';
import { nextNumber } from '../../platform/database/nextNumber.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { AfterSaleFileRow, AfterSaleRow } from '../../platform/database/schema/afterSales.ts';
import { notFound, tooMany } from '../../platform/http/refusal.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import { newId } from '../../platform/ids.ts';
import { createWindowLimit } from '../../platform/limits/windowLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkAttachments } from './attachments.ts';
import { presentDetail, presentItem } from './present.ts';
import { afterSaleRepository as rows, type ListFilter, type NewFile } from './repository.ts';
import { resolveReferences, type References } from './scope.ts';

const tries = 5;

type NewRequest = References & Pick<AfterSale, 'kind' | 'title'> & { readonly content: string };
export type AfterSaleService = ReturnType<typeof createAfterSaleService>;

/** After-sales requests as their owners see them. */
export function createAfterSaleService({ clock, database, storage }: Pick<Platform, 'clock' | 'database' | 'storage'>) {
  const requests = createWindowLimit({ clock, limit: 10, windowMs: hour });
  const replies = createWindowLimit({ clock, limit: 30, windowMs: hour });

  /** @throws {Refusal} 404, also for a stranger's. */
  const load = async (actor: Actor, id: string, action: Action): Promise<AfterSaleRow> => {
    const row = await rows.find(database, id);
    if (!row) throw notFound();
    authorize(actor, action, row);
    return row;
  };

  const detailOf = async (row: AfterSaleRow): Promise<AfterSaleDetail> =>
    presentDetail(row, await rows.messages(database, row.id), await rows.filesOf(database, [row.id]));

  const insert = (
    actor: Pick<Actor, 'id'>,
    request: NewRequest,
    files: readonly NewFile[],
    submitKey: string | null,
  ): Promise<AfterSaleRow> =>
    database.transaction().execute(async (transaction) => {
      const now = clock.now();
      const { content, kind, title, ...references } = request;
      const scoped = await resolveReferences(transaction, actor, references, now);
      const number = await nextNumber(transaction, 'after_sale', 'SH', now);
      const row: AfterSaleRow = {
        id: newId(),
        number,
        owner_id: actor.id,
        kind,
        title,
        contract_id: scoped.contract_id,
        project_id: scoped.project_id,
        task_id: scoped.task_id,
        context: JSON.stringify(scoped.context),
        search_key: searchKeyOf([number, title, scoped.context.contract_number].join('\n')),
        state: 'waiting',
        submit_key: submitKey,
        created_at: now,
        updated_at: now,
        asked_at: now,
        answered_at: null,
      };
      await rows.insert(transaction, row);
      await rows.addMessage(
        transaction,
        { after_sale_id: row.id, author: 'customer', content, content_hash: '', kind: 'attachment', files },
        now,
      );
      return row;
    });

  return {
    load,

    /** Files a request once for its key. The caller removes the uploaded files when this throws. */
    store: async (
      actor: Pick<Actor, 'id'>,
      request: NewRequest,
      uploads: readonly Upload[],
      submitKey: string | null,
    ): Promise<AfterSale> => {
      const wait = requests.wait(actor.id);
      if (wait > 0) throw tooMany('您提交的售后申请过于频繁，请一小时后再试，或在已有申请中补充说明', wait);
      const files = await checkAttachments(storage, uploads);
      for (let left = tries; ; left -= 1) {
        try {
          const row = await insert(actor, request, files, submitKey);
          requests.count(actor.id);
          return presentItem(row, []);
        } catch (error) {
          if (!isUniqueViolation(error)) throw error;
          const known = submitKey ? await rows.findByKey(database, actor.id, submitKey) : undefined;
          if (!known && left > 1) continue;
          if (!known) throw error;
          await Promise.all(files.map(({ stored }) => storage.remove(stored.key)));
          return presentItem(known, await rows.filesOf(database, [known.id]));
        }
      }
    },

    /** Adds a message of the customer; what was answered or closed waits again. */
    reply: async (actor: Actor, id: string, content: string, uploads: readonly Upload[]): Promise<AfterSaleDetail> => {
      const wait = replies.wait(actor.id);
      if (wait > 0) throw tooMany('您发送得过于频繁，请一小时后再试', wait);
      await load(actor, id, 'after-sale:add');
      const files = await checkAttachments(storage, uploads);
      const now = clock.now();
      const row = await database.transaction().execute(async (transaction) => {
        await rows.addMessage(
          transaction,
          { after_sale_id: id, author: 'customer', content, content_hash: '', kind: 'attachment', files },
          now,
        );
        await rows.waitAgain(transaction, id, now);
        return (await rows.find(transaction, id))!;
      });
      replies.count(actor.id);
      return detailOf(row);
    },

    close: async (actor: Actor, id: string): Promise<AfterSaleDetail> => {
      await load(actor, id, 'after-sale:add');
      await rows.close(database, id, clock.now());
      return detailOf((await rows.find(database, id))!);
    },

    detail: async (actor: Actor, id: string): Promise<AfterSaleDetail> =>
      detailOf(await load(actor, id, 'after-sale:read')),

    list: async (
      actor: Actor,
      filter: ListFilter,
      window: { limit: number; offset: number },
    ): Promise<{ items: AfterSale[]; total: number }> => {
      const { rows: found, total } = await rows.page(database, actor.id, filter, window);
      const files = await rows.filesOf(
        database,
        found.map(({ id }) => id),
      );
      return {
        items: found.map((row) =>
          presentItem(
            row,
            files.filter((file) => file.after_sale_id === row.id),
          ),
        ),
        total,
      };
    },

    /** One file of a request, or all its results. @throws {Refusal} 404 when there is none. */
    files: async (
      actor: Actor,
      id: string,
      fileId: string | undefined,
    ): Promise<{ row: AfterSaleRow; files: AfterSaleFileRow[] }> => {
      const row = await load(actor, id, 'after-sale:download');
      const files = (await rows.filesOf(database, [id])).filter((file) =>
        fileId ? file.id === fileId : file.kind === 'result',
      );
      if (files.length === 0) throw notFound();
      return { row, files };
    },
  };
}
