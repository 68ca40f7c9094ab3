import type { LookupFace } from '@panome/contract';

/** Where each look-up stands. */
export const facePaths: Readonly<Record<LookupFace, string>> = {
  kegg: '/static-search/kegg-search',
  string: '/static-search/string-id-search',
  disease: '/static-search/disease-db-search',
  gene: '/static-search/gene-reference-search',
  host: '/static-search/gene-host-sequence-code-search',
};
