import type { AfterSale, AfterSaleFile, AfterSaleMessage } from '@panome/contract';
import type { Selectable } from 'kysely';

type AfterSaleTable = {
  id: string;
  /** For people: `SH20261122-0007`. */
  number: string;
  owner_id: string;
  kind: AfterSale['kind'];
  title: string;
  /** Empty is none, as with the two below. */
  contract_id: string;
  project_id: string;
  task_id: string;
  /** JSON of where it came from, as it was at that time. */
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

/** What was asked first is a message too. */
type AfterSaleMessageTable = {
  id: string;
  after_sale_id: string;
  author: AfterSaleMessage['author'];
  /** Plain text of a customer, Markdown of the provider. */
  content: string;
  /** Of text and files, so that an answer given twice is one; for a customer, of the key of the submission. */
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
  /** Which call it came by: `general`, `task`, `report`, `knowledge`. */
  kind: 'general' | 'task' | 'report' | 'knowledge';
  content: string;
  /** JSON of the ids of pictures. */
  pictures: string;
  /** Task, project or article that it is about; empty for general feedback. */
  object_id: string;
  /** JSON: page, section, number of the request that failed. */
  context: string;
  created_at: number;
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
  /** JSON of what the client said of itself. */
  system: string;
  created_at: number;
};

export type AfterSalesTables = {
  after_sale: AfterSaleTable;
  after_sale_message: AfterSaleMessageTable;
  after_sale_file: AfterSaleFileTable;
  feedback: FeedbackTable;
  support_request: SupportRequestTable;
};
export type FeedbackRow = Selectable<FeedbackTable>;
export type SupportRequestRow = Selectable<SupportRequestTable>;
export type AfterSaleRow = Selectable<AfterSaleTable>;
export type AfterSaleMessageRow = Selectable<AfterSaleMessageTable>;
export type AfterSaleFileRow = Selectable<AfterSaleFileTable>;
