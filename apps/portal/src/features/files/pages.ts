import type { PageTable } from '../../shared/routing/pageTable.ts';
import { fileStorePath } from '../../shared/files/paths.ts';

export const filePages: PageTable = {
  [fileStorePath]: () => import('./FileStorePage.tsx').then(({ FileStorePage }) => ({ Page: FileStorePage })),
};
