import type { Generated, Insertable, Selectable } from 'kysely';

/** What tables hold of content that may be written in the portal; rows of folders keep the defaults. */
export type WrittenColumns = {
  /** `folder` or `portal`. */
  origin: Generated<string>;
  /** `draft`, `published` or `recalled`. */
  state: Generated<string>;
  /** The fields it is written in, as JSON; empty for what came from a folder. */
  source: Generated<string>;
  revision: Generated<number>;
  /** 0 where nobody has written in the portal. */
  updated_at: Generated<number>;
};
type NewsTable = WrittenColumns & {
  /** The name of the file it was imported from, also used in addresses: `2026-11-18-panome-opens`. */
  id: string;
  title: string;
  summary: string;
  html: string;
  /** Id of a `content_picture`, or empty. */
  picture: string;
  jump_url: string;
  kind: string;
  pinned: number;
  published_at: number;
  ends_at: Generated<number | null>;
};
type ContentPictureTable = {
  /** Computed from the bytes, so that the same picture is stored once. */ id: string;
  object_key: string;
  sha256: string;
  extension: string;
  size: number;
  created_at: number;
};
/** Messages written in the portal; what accounts got of them are rows of `notification`. */
type MessageTable = WrittenColumns & {
  id: string;
  title: string;
  /** Plain text, for mails. */
  content: string;
  html: string;
  link: string;
  sent_at: number;
  ends_at: number | null;
  /** How many accounts got it. */
  sent: number;
};
type QuestionnaireTable = WrittenColumns & {
  id: string;
  title: string;
  summary: string;
  intro: string;
  minutes: number;
  opens_at: number;
  closes_at: number | null;
  /** Version of the questions; raised when they change after there are answers. */
  version: number;
  questions: string;
};
type QuestionnaireAnswerTable = {
  id: string;
  questionnaire_id: string;
  owner_id: string;
  version: number;
  answers: string;
  created_at: number;
  updated_at: number;
  /** Null while it is a draft. */
  submitted_at: number | null;
};

/** News, their pictures and questionnaires that commands import. */
export type ContentTables = {
  news: NewsTable;
  content_picture: ContentPictureTable;
  message: MessageTable;
  questionnaire: QuestionnaireTable;
  questionnaire_answer: QuestionnaireAnswerTable;
};
export type NewsRow = Selectable<NewsTable>;
export type NewNews = Insertable<NewsTable>;
export type NewQuestionnaire = Insertable<QuestionnaireTable>;
export type QuestionnaireRow = Selectable<QuestionnaireTable>;
export type QuestionnaireAnswerRow = Selectable<QuestionnaireAnswerTable>;
