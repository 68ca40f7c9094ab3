import type { Selectable } from 'kysely';

type ExperienceTable = {
  /** The number that the provider gave it; importing it again changes the row. */
  id: string;
  kind: string;
  species: string;
  tissue: string;
  platform: string;
  amount: number | null;
  amount_unit: string;
  storage: string;
  n: number;
  detected: number | null;
  /** µg a sample. */
  yield: number | null;
  rin: number | null;
  cells: number | null;
  /** Percent. */
  viability: number | null;
  passed: number;
  year: number;
  note: string;
  simulated: number;
};

/** Experience with projects; holds no names of customers. */
export type ProductDbTables = { experience: ExperienceTable };
export type ExperienceRow = Selectable<ExperienceTable>;
