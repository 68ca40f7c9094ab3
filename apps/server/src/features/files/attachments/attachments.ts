import { calls, type Attachment } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize } from '../../../platform/access/authorize.ts';
import type { AttachmentRow } from '../../../platform/database/schema/uploads.ts';
import { file, type FileAnswer } from '../../../platform/http/fileAnswer.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import { badInput, notFound, tooMany } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mediaTypeOf } from '../downloads/mediaType.ts';
import { checkName } from '../names/fileName.ts';
import type { Db } from '../tree/nodes.ts';
import { ensureContent } from '../uploads/ensureContent.ts';
import { typeOf } from '../uploads/fileTypes.ts';

const day = 86_400_000;
/** The most unclaimed uploads of one account; more would fill the disk. */
const mostUnclaimed = 100;
const allowed = new Set('png jpg jpeg gif webp pdf doc docx ppt pptx xls xlsx csv tsv txt log md zip'.split(' '));

export type Attachments = ReturnType<typeof createAttachments>;

/** An upload as the client sees it. */
export const presentAttachment = ({ id, name, size }: AttachmentRow): Attachment => ({
  id,
  name,
  size,
  path: `${calls.fileAttachment.path}?id=${id}`,
});

/**
 * Small files that belong to something else, such as the pictures of feedback. They are uploaded first and lie in no
 * folder; what they belong to claims them, and unclaimed ones are deleted after a day.
 */
export function createAttachments({ database, storage, clock }: Pick<Platform, 'database' | 'storage' | 'clock'>) {
  const unclaimedOf = async (ownerId: string): Promise<number> => {
    const { count } = await database
      .selectFrom('attachment')
      .select((s) => s.fn.countAll<number>().as('count'))
      .where('owner_id', '=', ownerId)
      .where('claimed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  return {
    /** Refuses what can be refused before a byte was received. */
    accept: async (actor: Actor, filename: string): Promise<void> => {
      const name = checkName(filename);
      if (!allowed.has(typeOf(name)))
        throw badInput(`不支持“${name}”这种类型的附件，请使用图片、PDF、Office 文档、文本或 ZIP`);
      if ((await unclaimedOf(actor.id)) >= mostUnclaimed)
        throw tooMany('您上传了很多尚未提交的附件，请先提交，或稍后再试', 3_600);
      await storage.ensureSpace(0);
    },

    /** Writes the row for stored bytes. The caller removes the bytes when this throws. */
    keep: async (actor: Actor, { filename, stored }: Upload): Promise<AttachmentRow> => {
      const name = checkName(filename);
      await ensureContent(storage, name, stored);
      const { key, sha256, size } = stored;
      const row = {
        id: newId(),
        owner_id: actor.id,
        name,
        size,
        sha256,
        object_key: key,
        created_at: clock.now(),
        claimed_at: null,
      };
      await database.insertInto('attachment').values(row).execute();
      return row;
    },

    /**
     * Claims uploads of the actor for good; call it in the transaction that stores what they belong to.
     * @returns the rows in the order of `ids`.
     * @throws {Refusal} 400 when one is not the actor's, is gone, or was claimed already.
     */
    claim: async (actor: Actor, ids: readonly string[], db: Db = database): Promise<AttachmentRow[]> => {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return [];
      const rows = await db
        .updateTable('attachment')
        .set({ claimed_at: clock.now() })
        .where('id', 'in', wanted)
        .where('owner_id', '=', actor.id)
        .where('claimed_at', 'is', null)
        .returningAll()
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      if (byId.size < wanted.length) {
        // Outside of a transaction those that were claimed already are released again.
        if (rows.length > 0)
          await db
            .updateTable('attachment')
            .set({ claimed_at: null })
            .where('id', 'in', [...byId.keys()])
            .execute();
        throw badInput('附件不存在、已失效或已提交过，请重新上传');
      }
      return wanted.map((id) => byId.get(id)!);
    },

    /** @throws {Refusal} 404 unless it is the actor's own. */
    load: async (actor: Actor, id: string): Promise<AttachmentRow> => {
      const row = await database
        .selectFrom('attachment')
        .selectAll()
        .where('id', '=', id)
        .where('owner_id', '=', actor.id)
        .executeTakeFirst();
      if (!row) throw notFound();
      authorize(actor, 'file:read', row);
      return row;
    },

    /** The answer with its bytes. */
    send: ({ name, object_key: key, size }: AttachmentRow): FileAnswer =>
      file({ name, size, type: mediaTypeOf(name), open: (range) => storage.read(key, range) }),

    /** Deletes uploads without a claim after a day; their bytes are removed by the sweep of bytes without a row. */
    sweep: async (): Promise<void> => {
      await database
        .deleteFrom('attachment')
        .where('claimed_at', 'is', null)
        .where('created_at', '<', clock.now() - day)
        .execute();
    },
  };
}
