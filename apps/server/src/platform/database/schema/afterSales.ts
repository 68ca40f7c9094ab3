import type { AfterSale, AfterSaleFile, AfterSaleMessage } from '@panome/contract';
import type { Generated, Insertable, Selectable } from 'kysely';

type AfterSaleTable = {
  id: string;
  /** The number that people use: `SH20261122-0007`. */
  number: string;
  owner_id: string;
  kind: AfterSale['kind'];
  title: string;
  /** Empty for none, like the two columns below. */
  contract_id: string;
  project_id: string;
  task_id: string;
  /** JSON of the context in which the request was made, with the names of that time. */
  context: string;
  /** Number, title and contract number in lower case. */
  search_key: string;
  state: AfterSale['state'];
  /** The Idempotency-Key of the submission: a repeat after a crash finds the request. */
  submit_key: string | null;
  created_at: number;
  updated_at: number;
  asked_at: number;
  answered_at: number | null;
};

/** The messages of a request; the first one is the request itself. */
type AfterSaleMessageTable = {
  id: string;
  after_sale_id: string;
  author: AfterSaleMessage['author'];
  /** Plain text from a customer, Markdown from the provider. */
  content: string;
  /** Hash of text and files, so that the same answer is stored once; empty for a customer. */
  content_hash: string;
  created_at: number;
};

type AfterSaleFileTable = {
  id: string;
  after_sale_id: string;
  message_id: string;
  kind: AfterSaleFile['kind'];
  name: string;
  size: number;
  sha256: string;
  object_key: string;
  created_at: number;
};

type FeedbackTable = {
  id: string;
  owner_id: string;
  /** The call that stored it: `general`, `task`, `report` or `knowledge`. */
  kind: 'general' | 'task' | 'report' | 'knowledge';
  content: string;
  /** JSON of the ids of pictures. */
  pictures: string;
  /** Task, project or article that it is about; empty for general feedback. */
  object_id: string;
  /** JSON: page, section, number of the request that failed. */
  context: string;
  created_at: number;
  /** `waiting`, `answered` or `closed`. */
  state: Generated<string>;
};

type SupportRequestTable = {
  id: string;
  number: string;
  /** Empty for a visitor without a session. */
  owner_id: string;
  topic: string;
  name: string;
  email: string;
  phone: string;
  content: string;
  /** JSON of what the client reported about its browser. */
  system: string;
  created_at: number;
  /** `waiting`, `answered` or `closed`. */
  state: Generated<string>;
};

export type AfterSalesTables = {
  after_sale: AfterSaleTable;
  after_sale_message: AfterSaleMessageTable;
  after_sale_file: AfterSaleFileTable;
  feedback: FeedbackTable;
  support_request: SupportRequestTable;
};
export type FeedbackRow = Selectable<FeedbackTable>;
export type NewFeedback = Insertable<FeedbackTable>;
export type SupportRequestRow = Selectable<SupportRequestTable>;
export type NewSupportRequest = Insertable<SupportRequestTable>;
export type AfterSaleRow = Selectable<AfterSaleTable>;
export type AfterSaleMessageRow = Selectable<AfterSaleMessageTable>;
export type AfterSaleFileRow = Selectable<AfterSaleFileTable>;
