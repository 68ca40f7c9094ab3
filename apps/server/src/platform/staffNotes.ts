import type { StaffNote, StaffWorkKind } from '@panome/contract';
import { toTime } from './clock.ts';
import type { Database } from './database/open.ts';
import { newId } from './ids.ts';
import type { Platform } from './platform.ts';

type About = { readonly kind: StaffWorkKind; readonly object_id: string };
type NewNote = About & { readonly type: 'note' | 'answer'; readonly author_id: string; readonly content: string };
type Db = Pick<Database, 'selectFrom' | 'insertInto'>;

/** What the staff has written about a piece of work. The name of an author who is gone is empty. */
export const staffNotes = {
  add: async (db: Db, clock: Platform['clock'], note: NewNote): Promise<void> => {
    await db
      .insertInto('staff_note')
      .values({ id: newId(), ...note, created_at: clock.now() })
      .execute();
  },

  /** Oldest first. */
  list: async (db: Db, { kind, object_id }: About, type: NewNote['type']): Promise<StaffNote[]> => {
    const rows = await db
      .selectFrom('staff_note')
      .leftJoin('account', 'account.id', 'staff_note.author_id')
      .select(['staff_note.id', 'staff_note.content', 'staff_note.created_at', 'account.name'])
      .where('staff_note.kind', '=', kind)
      .where('staff_note.object_id', '=', object_id)
      .where('staff_note.type', '=', type)
      .orderBy('staff_note.created_at')
      .orderBy('staff_note.id')
      .execute();
    return rows.map(({ content, created_at, id, name }) => ({
      id,
      author: name ?? '',
      content,
      created_at: toTime(created_at),
    }));
  },
};
