import { z } from 'zod';
import { defineCall, empty, id, paging, time } from './call.ts';
import { groupScheme, sourceId } from './tools.ts';
import { timeOut } from './timeOut.ts';

/** The most characters of one question, and of one answer (SEC-64). */
export const aiCharacters = 32_000;
/** Questions of one account. */
export const aiLimits = { perMinute: 20, perDay: 200 } as const;

/** What an answer rests on: a text of our own store, by the number it is cited with. */
export const aiCitation = z.object({
  number: z.number(),
  /** The corpus: `tool`, `help`, `news`, `literature` and so on. */
  source: z.string(),
  source_title: z.string(),
  id: z.string(),
  title: z.string(),
  quote: z.string(),
  /** A page of the portal. */
  address: z.string(),
});
export type AiCitation = z.infer<typeof aiCitation>;

const optionValue = z.union([z.string(), z.number(), z.boolean()]);

/** A tool with options read from a sentence; `text` is the part of the sentence that says so. */
export const plotReading = z.object({
  tool_id: z.string(),
  title: z.string(),
  summary: z.string(),
  options: z.array(
    z.object({ id: z.string(), label: z.string(), value: optionValue, shown: z.string(), text: z.string() }),
  ),
  /** What the tool needs and the sentence and the file do not give. */
  missing: z.array(z.string()),
});
export type PlotReading = z.infer<typeof plotReading>;

/** A part of the sentence by its place; `unread` says nothing that the parser knows. */
export const plotMark = z.object({
  from: z.number(),
  to: z.number(),
  kind: z.enum(['tool', 'option', 'group', 'column', 'filler', 'unread']),
  /** What it was understood as; empty where there is nothing to say. */
  meaning: z.string(),
});
export type PlotMark = z.infer<typeof plotMark>;

export const aiMessageState = z.enum(['streaming', 'done', 'stopped', 'failed']);
export type AiMessageState = z.infer<typeof aiMessageState>;

/** Who answered: retrieval over our own texts, or a model. */
export const aiProviderKind = z.enum(['search', 'model']);

export const aiMessage = z.object({
  id,
  role: z.enum(['user', 'assistant']),
  /** Markdown without HTML. */
  text: z.string(),
  state: aiMessageState,
  provider: aiProviderKind,
  /** Name of the model; empty for retrieval and for questions. */
  model: z.string(),
  citations: z.array(aiCitation),
  /** Sources that the answer names and our store does not have: shown as 未核实. */
  unverified: z.array(z.string()),
  /** What the assistant looked up, in its order. */
  steps: z.array(z.object({ tool: z.string(), title: z.string(), ok: z.boolean() })),
  /** A filled form that the person may open; nothing runs without them. */
  proposal: plotReading.nullable(),
  /** Why it failed or ended early; empty otherwise. */
  note: z.string(),
  feedback: z.enum(['', 'up', 'down']),
  created_at: time,
});
export type AiMessage = z.infer<typeof aiMessage>;

export const aiConversation = z.object({ id, title: z.string(), messages: z.number(), updated_at: time });
export type AiConversation = z.infer<typeof aiConversation>;

const title = z.string().trim().min(1, '请输入对话名称').max(60, '对话名称最多 60 个字');
const question = z
  .string()
  .trim()
  .min(1, '请输入问题')
  .max(aiCharacters, `问题最多 ${aiCharacters.toLocaleString('en')} 个字，请缩短后再发送`);

export const aiStatus = defineCall({
  method: 'GET',
  path: '/api/front/ai/status',
  request: z.strictObject({}),
  response: z.object({
    provider: aiProviderKind,
    model: z.string(),
    /** False while the model's service fails and is left alone for a while (REL-22). */
    available: z.boolean(),
    left_today: z.number(),
    /** What is searched and quoted. */
    corpora: z.array(z.object({ source: z.string(), title: z.string(), texts: z.number() })),
  }),
  summary: 'Who answers here, what may be quoted, and how many questions are left today.',
});

export const aiConversationList = defineCall({
  method: 'GET',
  path: '/api/front/ai/conversation_list',
  paged: true,
  request: z.strictObject({ ...paging, search: z.string().trim().max(100).default('') }),
  response: z.array(aiConversation),
  summary: 'The conversations of the session, newest first.',
});

export const aiConversationDetail = defineCall({
  method: 'GET',
  path: '/api/front/ai/conversation_detail',
  request: z.strictObject({ id }),
  response: aiConversation.extend({ items: z.array(aiMessage) }),
  summary: 'One conversation with its messages in order.',
});

export const aiConversationStore = defineCall({
  method: 'POST',
  path: '/api/front/ai/conversation_store',
  idempotent: true,
  request: z.strictObject({ title }),
  response: aiConversation,
  summary: 'Begins a conversation.',
});

export const aiConversationUpdate = defineCall({
  method: 'POST',
  path: '/api/front/ai/conversation_update',
  request: z.strictObject({ id, title }),
  response: aiConversation,
  summary: 'Renames a conversation.',
});

export const aiConversationDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/ai/conversation_delete',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Deletes a conversation with all its messages for good.',
});

export const aiMessageStore = defineCall({
  method: 'POST',
  path: '/api/front/ai/message_store',
  timeout: timeOut.reading,
  idempotent: true,
  request: z.strictObject({
    /** Empty begins a conversation that is named after the question. */
    conversation_id: z.string().max(64).default(''),
    text: question,
    /** A question of the conversation that is asked anew: it and what follows are taken away. */
    instead_of: z.string().max(64).default(''),
  }),
  /** Ids only: answers to repeated requests are kept for a day, and a deleted conversation must not live on there. */
  response: z.object({ conversation_id: id, question_id: id, answer_id: id }),
  summary: 'Asks a question; the answer is followed by ai/events.',
});

export const aiEvents = defineCall({
  method: 'GET',
  path: '/api/front/ai/events',
  kind: 'events',
  timeout: timeOut.never,
  request: z.strictObject({
    /** The answer that is followed. */
    id,
  }),
  response: z.null(),
  summary:
    'One answer while it is written: `message` with all there is, then `text` with what was added, and `message` again at its end. Opening it again continues.',
});

export const aiStop = defineCall({
  method: 'POST',
  path: '/api/front/ai/stop',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Stops an answer; what was written stays.',
});

export const aiFeedback = defineCall({
  method: 'POST',
  path: '/api/front/ai/feedback',
  request: z.strictObject({ id, feedback: z.enum(['', 'up', 'down']) }),
  response: empty,
  summary: 'Says whether an answer helped.',
});

export const aiPlotParse = defineCall({
  method: 'POST',
  path: '/api/front/ai/plot_parse',
  timeout: timeOut.reading,
  request: z.strictObject({
    text: z.string().trim().min(1, '请描述要画的图').max(500, '描述最多 500 个字'),
    /** The table it is about; empty when none is chosen. */
    file: z.union([z.literal(''), sourceId]).default(''),
  }),
  response: z.object({
    /** The best first; empty when no tool is named. */
    readings: z.array(plotReading),
    marks: z.array(plotMark),
    unread: z.array(z.string()),
    /** The table as it was looked into; null without one. */
    table: z
      .object({
        name: z.string(),
        input: z.string(),
        columns: z.array(z.string()),
        groups: z.array(z.string()),
        scheme: groupScheme.nullable(),
      })
      .nullable(),
  }),
  summary: 'A sentence as the filled form of a tool, with what was understood and what was not. Runs nothing.',
});
