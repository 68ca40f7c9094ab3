import type { Selectable } from 'kysely';

type WorkbenchTable = {
  account_id: string;
  /** JSON: the order of the blocks and which are hidden. */
  layout: string;
  updated_at: number;
};

type PaletteTable = {
  id: string;
  owner_id: string;
  name: string;
  /** JSON array of `#rrggbb`. */
  colors: string;
  created_at: number;
  updated_at: number;
};

/** How accounts arrange what is theirs alone. */
export type WorkbenchTables = { workbench: WorkbenchTable; palette: PaletteTable };
export type PaletteRow = Selectable<PaletteTable>;
