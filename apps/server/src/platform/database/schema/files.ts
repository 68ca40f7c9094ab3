import type { Selectable } from 'kysely';

type FileNodeTable = {
  id: string;
  owner_id: string;
  /** The folder; empty for the root. */
  parent_id: string;
  /** 0 file, 1 folder, 2 other (decision E-07). */
  kind: number;
  name: string;
  /** The name in lower case, for the search. */
  search_key: string;
  /** The name in a form whose code points sort as people expect: numbers by value, Han by pinyin. */
  sort_key: string;
  size: number;
  sha256: string;
  /** Where the bytes lie in the storage; empty for a folder. */
  object_key: string;
  /** JSON of the reading settings. */
  config: string;
  created_at: number;
  updated_at: number;
  /** When it was moved to the trash by itself; what lies in it is in the trash with it (decision 070). */
  deleted_at: number | null;
  /** The resumable upload that made it, so that finishing an upload twice makes one file. */
  upload_id: string | null;
};

/** Answers of the table reader by content and reading settings. */
type InspectionTable = { key: string; answer: string; created_at: number };

export type FileTables = { file_node: FileNodeTable; inspection: InspectionTable };
export type FileRow = Selectable<FileNodeTable>;
