import type { PageTable } from '../shared/routing/pageTable.ts';
import { accountPages } from '../features/account/pages.ts';
import { filePages } from '../features/files/pages.ts';
import { homePages } from '../features/home/pages.ts';
import { messagePages } from '../features/messages/pages.ts';
import { overviewPages } from '../features/overview/pages.ts';
import { reportPages } from '../features/reports/pages.ts';
import { systemPages } from '../features/system/pages.ts';
import { taskPages } from '../features/tasks/pages.ts';
import { toolPages } from '../features/tools/pages.ts';

/** Every page that exists, by the path of its route; loaded when first opened. */
export const pages: PageTable = {
  ...accountPages,
  ...filePages,
  ...homePages,
  ...messagePages,
  ...overviewPages,
  ...reportPages,
  ...systemPages,
  ...taskPages,
  ...toolPages,
};
