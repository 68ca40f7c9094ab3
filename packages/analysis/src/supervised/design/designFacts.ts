import type { Design } from './design.ts';

/** `对照（6 个）、高剂量（6 个）`. */
const groupSizes = ({ levels, sizes }: Design): string =>
  levels.map((level, i) => `${level}（${sizes[i]} 个）`).join('、');

/** What is common to the facts of both methods. */
export const designFacts = (design: Design, features: number): Record<string, string | number> => ({
  samples: design.classes.length,
  groups: groupSizes(design),
  samples_left: design.removed.filter(({ kind }) => kind === 'sample').length,
  groups_left: design.others.join('、'),
  features: design.matrix.ids.length,
  features_input: features,
  features_missing: design.missing,
  features_constant: design.constant,
});
