import type { ContentKind } from '@panome/contract/staff';

/** The page on which a piece is written; `new` begins one. */
export const contentPath = (kind: ContentKind, id: string): string => `/staff/content/${kind}/${id}`;

/** The list of a kind. */
export const contentList = (kind: ContentKind): string =>
  kind === 'news' ? '/staff/content' : `/staff/content?kind=${kind}`;
