import type { Selectable } from 'kysely';

type NewsTable = {
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
};
type ContentPictureTable = {
  /** Computed from the bytes, so that the same picture is stored once. */ id: string;
  object_key: string;
  sha256: string;
  extension: string;
  size: number;
  created_at: number;
};
type QuestionnaireTable = {
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
  questionnaire: QuestionnaireTable;
  questionnaire_answer: QuestionnaireAnswerTable;
};
export type NewsRow = Selectable<NewsTable>;
export type QuestionnaireRow = Selectable<QuestionnaireTable>;
export type QuestionnaireAnswerRow = Selectable<QuestionnaireAnswerTable>;
