type WorkbenchTable = {
  account_id: string;
  /** JSON: the order of the blocks and which are hidden. */
  layout: string;
  updated_at: number;
};

/** How accounts arrange what is theirs alone. */
export type WorkbenchTables = { workbench: WorkbenchTable };
