import type { Selectable } from 'kysely';

/** A grouping of samples that an account keeps at a project, or at an own folder or file. */
type GroupProgramTable = {
  id: string;
  owner_id: string;
  /** Where it is kept; one of both is null. */
  project_id: string | null;
  file_id: string | null;
  /** Unique for its owner in its place. */
  name: string;
  kind: 'general' | 'micro';
  /** JSON of the group scheme. */
  scheme: string;
  /** JSON of the contrasts in order. */
  contrasts: string;
  /** Raised by every change. */
  revision: number;
  created_at: number;
  updated_at: number;
};

export type SchemeTables = { group_program: GroupProgramTable };
export type GroupProgramRow = Selectable<GroupProgramTable>;
