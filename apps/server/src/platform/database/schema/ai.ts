import type { Selectable } from 'kysely';

type AiConversationTable = {
  id: string;
  owner_id: string;
  title: string;
  created_at: number;
  updated_at: number;
};
type AiMessageTable = {
  id: string;
  conversation_id: string;
  owner_id: string;
  /** 1, 2, 3 … in the conversation. */
  place: number;
  role: 'user' | 'assistant';
  text: string;
  state: 'streaming' | 'done' | 'stopped' | 'failed';
  provider: 'search' | 'model';
  model: string;
  /** JSON: citations, unverified sources, steps, proposal. */
  details: string;
  note: string;
  feedback: '' | 'up' | 'down';
  created_at: number;
  /** Moves on while the answer is written; a `streaming` one that stands still was left by a process that ended. */
  updated_at: number;
};
/** One row a question, kept for a day although its conversation may be deleted. */
type AiUseTable = { id: string; owner_id: string; at: number };
type LiteratureTable = {
  id: string;
  owner_id: string;
  /** `doi:…`, `pmid:…` or `title:…`: what makes two records the same. */
  record_key: string;
  title: string;
  /** JSON list. */
  authors: string;
  year: number | null;
  journal: string;
  abstract: string;
  doi: string;
  pmid: string;
  /** JSON list. */
  keywords: string;
  /** Name of the file it came from. */
  origin: string;
  created_at: number;
};
type AiReviewTable = {
  id: string;
  owner_id: string;
  question: string;
  /** JSON list. */
  themes: string;
  /** JSON: sections, list of sources, what was left out. */
  body: string;
  sources: number;
  created_at: number;
};

/** Conversations with the assistant, literature, and reviews made of it. */
export type AiTables = {
  ai_conversation: AiConversationTable;
  ai_message: AiMessageTable;
  ai_use: AiUseTable;
  literature: LiteratureTable;
  ai_review: AiReviewTable;
};
export type AiConversationRow = Selectable<AiConversationTable>;
export type AiMessageRow = Selectable<AiMessageTable>;
export type LiteratureRow = Selectable<LiteratureTable>;
export type AiReviewRow = Selectable<AiReviewTable>;
