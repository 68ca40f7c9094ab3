import { aiLimits, type AiConversation, type AiMessage } from '@panome/contract';
import { day, minute } from '@panome/contract/durations';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize, type Action } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { AiMessageRow } from '../../../platform/database/schema/ai.ts';
import { badInput, conflict, notFound, tooMany } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { stopped, type AnswerService } from '../answers/answerService.ts';
import type { LiveAnswers } from '../answers/liveAnswers.ts';
import { noDetails, presentConversation, presentMessage, stale } from '../present.ts';
import type { AiRepository, CountedConversation } from '../repository.ts';

const titleLength = 30;
const mostMessages = 400;

type Dependencies = {
  readonly clock: Clock;
  readonly repository: AiRepository;
  readonly live: LiveAnswers;
  readonly answers: AnswerService;
  /** Who will answer. */
  readonly provider: Pick<AiMessage, 'provider' | 'model'>;
};
type Question = { readonly conversation_id: string; readonly text: string; readonly instead_of: string };

export type ConversationService = ReturnType<typeof createConversationService>;

/** Conversations of an account; nobody else reads them, and what is deleted is gone. */
export function createConversationService({ answers, clock, live, provider, repository }: Dependencies) {
  /** @throws {Refusal} 404 for a conversation that is not there or not the actor's. */
  const own = async (actor: Actor, action: Action, id: string): Promise<CountedConversation> => {
    const row = await repository.conversation(id);
    if (!row) throw notFound();
    authorize(actor, action, row);
    return row;
  };
  const ownMessage = async (actor: Actor, action: Action, id: string): Promise<AiMessageRow> => {
    const row = await repository.message(id);
    if (!row) throw notFound();
    authorize(actor, action, row);
    return row;
  };

  const add = async (actor: Actor, title: string): Promise<CountedConversation> => {
    const now = clock.now();
    const row = { id: newId(), owner_id: actor.id, title, created_at: now, updated_at: now };
    await repository.addConversation(row);
    return { ...row, messages: 0 };
  };

  const leftToday = async (actor: Actor): Promise<number> =>
    Math.max(0, aiLimits.perDay - (await repository.uses(actor.id, clock.now() - day)));

  const ensureAllowed = async (actor: Actor): Promise<void> => {
    if ((await repository.uses(actor.id, clock.now() - minute)) >= aiLimits.perMinute)
      throw tooMany(`每分钟最多提问 ${aiLimits.perMinute} 次，请稍等一分钟`, 60);
    if ((await leftToday(actor)) === 0) throw tooMany(`今天的 ${aiLimits.perDay} 次提问已用完，请明天再试`, 3_600);
    if ((await repository.streaming(actor.id, clock.now() - stale)).length > 0)
      throw conflict('上一个问题还在回答，请等它结束或先停止');
  };

  const messageOf = (
    row: Pick<AiMessageRow, 'conversation_id' | 'place' | 'role' | 'text' | 'state'>,
    actor: Actor,
  ): AiMessageRow => ({
    id: newId(),
    owner_id: actor.id,
    ...provider,
    details: JSON.stringify(noDetails),
    note: '',
    feedback: '',
    created_at: clock.now(),
    updated_at: clock.now(),
    ...row,
  });

  /** The conversation without the question that is asked anew, and what followed it. */
  const before = async (
    actor: Actor,
    conversation: CountedConversation,
    insteadOf: string,
  ): Promise<AiMessageRow[]> => {
    const rows = await repository.messages(conversation.id);
    if (insteadOf === '') return rows;
    const replaced = rows.find(({ id, role }) => id === insteadOf && role === 'user');
    if (!replaced) throw notFound();
    authorize(actor, 'ai:add', replaced);
    await repository.removeMessagesFrom(conversation.id, replaced.place);
    return rows.filter(({ place }) => place < replaced.place);
  };

  const ask = async (actor: Actor, { conversation_id: given, instead_of, text }: Question) => {
    await ensureAllowed(actor);
    const conversation =
      given === ''
        ? await add(actor, text.replaceAll(/\s+/g, ' ').slice(0, titleLength))
        : await own(actor, 'ai:add', given);
    const rows = await before(actor, conversation, instead_of);
    if (rows.length >= mostMessages) throw badInput('这个对话已经很长，请新建对话后再提问');
    const place = (rows.at(-1)?.place ?? 0) + 1;
    const of = { conversation_id: conversation.id };
    const question = messageOf({ ...of, place, role: 'user', text, state: 'done' }, actor);
    const answer = messageOf({ ...of, place: place + 1, role: 'assistant', text: '', state: 'streaming' }, actor);
    await repository.addMessages([question, answer]);
    await repository.addUse(newId(), actor.id, clock.now(), clock.now() - day);
    await repository.changeConversation(conversation.id, { updated_at: clock.now() });
    answers.begin(answer, { actor, question: text, history: rows });
    return { conversation_id: conversation.id, question_id: question.id, answer_id: answer.id };
  };

  return {
    ownMessage,
    leftToday,
    list: async (actor: Actor, search: string, page: { readonly limit: number; readonly offset: number }) => {
      const { rows, total } = await repository.conversations(actor.id, search, page);
      return { rows: rows.map(presentConversation), total };
    },
    detail: async (actor: Actor, id: string): Promise<AiConversation & { items: AiMessage[] }> => {
      const row = await own(actor, 'ai:read', id);
      const items = await repository.messages(id);
      return { ...presentConversation(row), items: items.map((item) => presentMessage(item, clock.now())) };
    },
    store: async (actor: Actor, title: string): Promise<AiConversation> => presentConversation(await add(actor, title)),
    rename: async (actor: Actor, id: string, title: string): Promise<AiConversation> => {
      const row = await own(actor, 'ai:add', id);
      await repository.changeConversation(id, { title });
      return presentConversation({ ...row, title });
    },
    remove: async (actor: Actor, id: string): Promise<void> => {
      await own(actor, 'ai:delete', id);
      const rows = await repository.messages(id);
      const written = rows.flatMap(({ id: message }) => live.find(message) ?? []);
      written.forEach(({ controller }) => controller.abort(stopped));
      await Promise.allSettled(written.map(({ done }) => done));
      await repository.removeConversation(id);
    },
    /** @throws {Refusal} 409 while an answer to the account is written, 429 when it asks too often. */
    ask: async (actor: Actor, question: Question) => {
      if (!live.reserve(actor.id)) throw conflict('上一个问题还在回答，请等它结束或先停止');
      try {
        return await ask(actor, question);
      } catch (error) {
        live.release(actor.id);
        throw error;
      }
    },
    stop: async (actor: Actor, id: string): Promise<void> => {
      await ownMessage(actor, 'ai:add', id);
      const answer = live.find(id);
      answer?.controller.abort(stopped);
      await answer?.done;
    },
    rate: async (actor: Actor, id: string, feedback: AiMessage['feedback']): Promise<void> => {
      const row = await ownMessage(actor, 'ai:add', id);
      if (row.role !== 'assistant') throw badInput('只能评价回答');
      await repository.changeMessage(id, { feedback });
    },
  };
}
