import type { FeatureSets } from '../model/index.ts';

/**
 * Sets whose features go by further names in the same file, such as accession and gene symbol;
 * `alternatives[i].members` is laid out as `members`.
 */
export type AliasedSets = FeatureSets & {
  readonly alternatives?: readonly { readonly name: string; readonly members: readonly (readonly string[])[] }[];
};
