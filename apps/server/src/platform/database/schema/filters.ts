import type { Selectable } from 'kysely';

/** A filter that a person keeps: a recipe for the rows of a table, not a copy of them. */
type DataFilterTable = {
  id: string;
  owner_id: string;
  /** Unique within a project of the owner. */
  name: string;
  /** The version of a flow whose pages it was made on; its words are those of that family. */
  version_id: string;
  /** The project, or the folder of an own upload. */
  project_id: string;
  /** JSON: from where the project was reached. */
  source: string;
  /** What the table was called. */
  source_name: string;
  /** JSON: source id, reading, as which input, recipe. */
  input: string;
  /** JSON of the rule. */
  rule: string;
  /** JSON of the groups that its conditions name, or `null`. */
  groups: string;
  /** JSON of the columns that stay; empty for all. */
  columns: string;
  /** The rule in Chinese; long lists are counted. */
  words: string;
  conditions: number;
  /** Rows of the table and those that were kept, when it was saved. */
  rows: number;
  kept: number;
  /** Raised by every change. */
  revision: number;
  created_at: number;
  updated_at: number;
};

export type FilterTables = { data_filter: DataFilterTable };
export type DataFilterRow = Selectable<DataFilterTable>;
