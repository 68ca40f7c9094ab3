import type { Selectable } from 'kysely';

type ContentFileTable = {
  /** Computed from the bytes, so that the same file is stored once. */ id: string;
  object_key: string;
  sha256: string;
  extension: string;
  size: number;
  created_at: number;
};
type ArticleTable = {
  /** The name of the file it was imported from, also used in addresses. */
  id: string;
  kind: string;
  title: string;
  summary: string;
  topic: string;
  /** One of the families of omics, or `general`. */
  family: string;
  level: string;
  minutes: number;
  /** JSON: pieces of HTML and, between them, steps of the tutorial by their id. */
  parts: string;
  /** JSON: what each step opens and what its result must be. */
  steps: string;
  /** The words alone, for the search. */
  plain: string;
  /** Id of a `content_picture`, or empty. */
  picture: string;
  /** JSON: ids of the tools it is about. */
  tools: string;
  authors: string;
  doi: string;
  published_at: number;
};
type VideoTable = {
  id: string;
  title: string;
  summary: string;
  topic: string;
  family: string;
  /** Id of a `content_file`. */
  file: string;
  /** Id of a `content_picture`, or empty. */
  poster: string;
  seconds: number;
  /** JSON: `{ at, title }` in seconds. */
  chapters: string;
  /** JSON: `{ at, text }` in seconds. */
  transcript: string;
  published_at: number;
};
type DownloadItemTable = {
  id: string;
  title: string;
  summary: string;
  topic: string;
  family: string;
  /** Id of a `content_file`. */
  file: string;
  file_name: string;
  version: string;
  published_at: number;
};
type DictionaryEntryTable = {
  id: string;
  name: string;
  name_en: string;
  /** JSON: further names. */
  synonyms: string;
  class: string;
  formula: string;
  html: string;
  plain: string;
  /** JSON: ids in other databases by their name. */
  ids: string;
  /** JSON: `{ title, doi }`. */
  sources: string;
};
type LearningTable = {
  owner_id: string;
  kind: string;
  item_id: string;
  /** Seconds of a video, per cent of an article. */
  position: number;
  /** JSON: ids of the steps that were checked and right. */
  steps: string;
  done_at: number | null;
  updated_at: number;
};

/** The academy, the files of content, and how far each account has come. */
export type AcademyTables = {
  content_file: ContentFileTable;
  article: ArticleTable;
  video: VideoTable;
  download_item: DownloadItemTable;
  dictionary_entry: DictionaryEntryTable;
  learning: LearningTable;
};
export type ArticleRow = Selectable<ArticleTable>;
export type VideoRow = Selectable<VideoTable>;
export type DownloadItemRow = Selectable<DownloadItemTable>;
export type DictionaryEntryRow = Selectable<DictionaryEntryTable>;
export type LearningRow = Selectable<LearningTable>;
