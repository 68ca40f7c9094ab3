import { readFile } from 'node:fs/promises';
import type { IdentityFileRow, IdentityRow } from '../../../platform/database/schema/people.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sealBytes } from '../../../platform/sealing/sealer.ts';
import { checkDocument, documentName } from './documents.ts';

export type IdentityKind = 'real-name' | 'organisation';
export type NewDocument = Omit<IdentityFileRow, 'identity_id' | 'position'>;

/** Submitted identities, encrypted for their account: neither rows nor bytes can be read without the data key. */
export function createIdentityRepository({ clock, database, sealer, storage }: Platform) {
  const documentsOf = (identityId: string): Promise<IdentityFileRow[]> =>
    database
      .selectFrom('identity_file')
      .selectAll()
      .where('identity_id', '=', identityId)
      .orderBy('position')
      .execute();

  return {
    find: (accountId: string, kind: IdentityKind): Promise<IdentityRow | undefined> =>
      database
        .selectFrom('identity')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .executeTakeFirst(),

    fieldsOf: <Fields>(row: IdentityRow): Fields => JSON.parse(sealer.openText(row.sealed, row.account_id)) as Fields,

    documentsOf,
    nameOf: (row: IdentityRow, document: IdentityFileRow): string =>
      sealer.openText(document.sealed_name, row.account_id),
    plainSize: ({ size }: IdentityFileRow): number => size - sealBytes,

    /** The decrypted bytes of a document. @throws when they were changed on the disk. */
    bytesOf: async (row: IdentityRow, document: IdentityFileRow): Promise<Buffer> =>
      sealer.openBytes(await readFile(storage.pathOf(document.object_key)), row.account_id),

    /**
     * Turns uploaded documents, which are encrypted already, into rows.
     * @throws {Refusal} When one is not what its name says.
     */
    prepare: async (accountId: string, uploads: readonly Upload[]): Promise<NewDocument[]> => {
      const prepared: NewDocument[] = [];
      for (const { filename, stored } of uploads) {
        const name = documentName(filename);
        const type = checkDocument(name, sealer.openBytes(await readFile(storage.pathOf(stored.key)), accountId));
        prepared.push({
          id: newId(),
          sealed_name: sealer.sealText(name, accountId),
          type,
          object_key: stored.key,
          sha256: stored.sha256,
          size: stored.size,
          created_at: clock.now(),
        });
      }
      return prepared;
    },

    /**
     * Saves an identity that is submitted for the first time or again; the review starts anew.
     * @param keep - Documents that stay; all others are deleted for good.
     */
    save: async (
      accountId: string,
      kind: IdentityKind,
      fields: object,
      documents: readonly NewDocument[] = [],
      keep: readonly string[] = [],
    ): Promise<void> => {
      const now = clock.now();
      const sealed = sealer.sealText(JSON.stringify(fields), accountId);
      const gone = await database.transaction().execute(async (transaction) => {
        const changed = { sealed, state: 'pending', reason: '', updated_at: now, decided_at: null };
        const { id } = await transaction
          .insertInto('identity')
          .values({ id: newId(), account_id: accountId, kind, created_at: now, ...changed })
          .onConflict((on) => on.columns(['account_id', 'kind']).doUpdateSet(changed))
          .returning('id')
          .executeTakeFirstOrThrow();
        let leaving = transaction.deleteFrom('identity_file').where('identity_id', '=', id);
        if (keep.length > 0) leaving = leaving.where('id', 'not in', keep);
        const removed = await leaving.returning('object_key').execute();
        if (documents.length > 0)
          await transaction
            .insertInto('identity_file')
            .values(documents.map((document, at) => ({ ...document, identity_id: id, position: keep.length + at })))
            .execute();
        return removed;
      });
      for (const { object_key } of gone) await storage.remove(object_key);
    },

    decide: async (id: string, state: 'approved' | 'rejected', reason: string): Promise<void> => {
      await database
        .updateTable('identity')
        .set({ state, reason, decided_at: clock.now() })
        .where('id', '=', id)
        .execute();
    },

    /** Deletes rows and bytes. @returns whether there was something to delete. */
    remove: async (accountId: string, kind: IdentityKind): Promise<boolean> => {
      const row = await database
        .selectFrom('identity')
        .select('id')
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (!row) return false;
      const documents = await documentsOf(row.id);
      await database.deleteFrom('identity').where('id', '=', row.id).execute();
      for (const { object_key } of documents) await storage.remove(object_key);
      return true;
    },
  };
}
