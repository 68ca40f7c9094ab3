import type { PageTable } from '../../shared/routing/pageTable.ts';

export const sharingPages: PageTable = {};
