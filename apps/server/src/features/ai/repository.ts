import { sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import { countOf } from '../../platform/database/countOf.ts';
import type { Database } from '../../platform/database/open.ts';
import type { AiConversationRow, AiMessageRow } from '../../platform/database/schema/ai.ts';

type Page = { readonly limit: number; readonly offset: number };
type Change = Partial<
  Pick<AiMessageRow, 'text' | 'state' | 'provider' | 'model' | 'details' | 'note' | 'feedback' | 'updated_at'>
>;
export type CountedConversation = AiConversationRow & { readonly messages: number };

export type AiRepository = ReturnType<typeof createAiRepository>;

export function createAiRepository(database: Database) {
  const counted = () =>
    database
      .selectFrom('ai_conversation')
      .selectAll('ai_conversation')
      .select((builder) =>
        builder
          .selectFrom('ai_message')
          .select((select) => select.fn.countAll().as('count'))
          .whereRef('ai_message.conversation_id', '=', 'ai_conversation.id')
          .as('messages'),
      );
  const numbered = <Row extends AiConversationRow & { messages: unknown }>(row: Row) => ({
    ...row,
    messages: Number(row.messages),
  });

  return {
    conversations: async (ownerId: string, search: string, { limit, offset }: Page) => {
      const own = database.selectFrom('ai_conversation').where('owner_id', '=', ownerId);
      const rows = await counted()
        .where('owner_id', '=', ownerId)
        .$if(search !== '', (query) => query.where(contains(sql.ref('title'), search)))
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countOf(search === '' ? own : own.where(contains(sql.ref('title'), search)));
      return { rows: rows.map(numbered), total };
    },
    conversation: async (id: string): Promise<CountedConversation | undefined> => {
      const row = await counted().where('id', '=', id).executeTakeFirst();
      return row && numbered(row);
    },
    addConversation: (row: AiConversationRow) => database.insertInto('ai_conversation').values(row).execute(),
    changeConversation: (id: string, change: Partial<Pick<AiConversationRow, 'title' | 'updated_at'>>) =>
      database.updateTable('ai_conversation').set(change).where('id', '=', id).execute(),
    removeConversation: (id: string) =>
      database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('ai_message').where('conversation_id', '=', id).execute();
        await transaction.deleteFrom('ai_conversation').where('id', '=', id).execute();
      }),

    messages: (conversationId: string): Promise<AiMessageRow[]> =>
      database
        .selectFrom('ai_message')
        .selectAll()
        .where('conversation_id', '=', conversationId)
        .orderBy('place')
        .execute(),
    message: (id: string): Promise<AiMessageRow | undefined> =>
      database.selectFrom('ai_message').selectAll().where('id', '=', id).executeTakeFirst(),
    addMessages: (rows: readonly AiMessageRow[]) =>
      database
        .insertInto('ai_message')
        .values([...rows])
        .execute(),
    changeMessage: (id: string, change: Change) =>
      database.updateTable('ai_message').set(change).where('id', '=', id).execute(),
    removeMessagesFrom: (conversationId: string, place: number) =>
      database
        .deleteFrom('ai_message')
        .where('conversation_id', '=', conversationId)
        .where('place', '>=', place)
        .execute(),
    /** Answers that are being written, moved on since then. */
    streaming: (ownerId: string, since: number): Promise<AiMessageRow[]> =>
      database
        .selectFrom('ai_message')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('state', '=', 'streaming')
        .where('updated_at', '>', since)
        .execute(),
    /** Answers that a process left when it ended. */
    failStreaming: (note: string) =>
      database.updateTable('ai_message').set({ state: 'failed', note }).where('state', '=', 'streaming').execute(),

    uses: async (ownerId: string, since: number): Promise<number> =>
      countOf(database.selectFrom('ai_use').where('owner_id', '=', ownerId).where('at', '>', since)),
    addUse: async (id: string, ownerId: string, at: number, keepSince: number): Promise<void> => {
      await database.deleteFrom('ai_use').where('owner_id', '=', ownerId).where('at', '<=', keepSince).execute();
      await database.insertInto('ai_use').values({ id, owner_id: ownerId, at }).execute();
    },
  };
}
