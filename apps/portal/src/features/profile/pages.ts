import type { PageTable } from '../../shared/routing/pageTable.ts';

export const profilePages: PageTable = {
  '/about-user/authentication': () => import('./ProfilePage.tsx'),
  '/about-user/group': () => import('./group/GroupPage.tsx'),
};
