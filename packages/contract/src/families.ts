/** The omics that have a workspace of their own, as addresses and deliveries spell them. */
export const omicsFamilies = [
  'transform',
  'micro',
  'protein',
  'untarget',
  'metagenome',
  'metabolic',
  'single-cell',
] as const;
export type OmicsFamily = (typeof omicsFamilies)[number];

/** What a contract or project is about: one of the seven, or several of them. */
export const families = [...omicsFamilies, 'union'] as const;
