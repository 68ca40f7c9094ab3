import type { ListView } from '../../shared/list/index.ts';

/** What narrows the list, in the address. */
export const filters = {
  search: 'text',
  state: ['waiting', 'working', 'answered', 'closed'],
  contract: 'text',
} as const;
export type AfterSalesView = ListView<typeof filters>;
