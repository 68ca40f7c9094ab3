/** The omics that have a standard flow of their own. */
export const omicsFamilies = [
  'transform',
  'micro',
  'protein',
  'untarget',
  'metagenome',
  'metabolic',
  'single-cell',
] as const;
