import type { PageTable } from '../shared/routing/pageTable.ts';
import { academyPages } from '../features/academy/pages.ts';
import { accountPages } from '../features/account/pages.ts';
import { afterSalesPages } from '../features/after-sales/pages.ts';
import { aiPages } from '../features/ai/pages.ts';
import { colorPages } from '../features/colors/pages.ts';
import { filePages } from '../features/files/pages.ts';
import { flowPages } from '../features/flows/pages.ts';
import { filterPages } from '../features/filters/pages.ts';
import { homePages } from '../features/home/pages.ts';
import { lookupPages } from '../features/lookups/pages.ts';
import { messagePages } from '../features/messages/pages.ts';
import { modularPages } from '../features/modular/pages.ts';
import { newsPages } from '../features/news/pages.ts';
import { overviewPages } from '../features/overview/pages.ts';
import { productDbPages } from '../features/product-db/pages.ts';
import { pointPages } from '../features/points/pages.ts';
import { profilePages } from '../features/profile/pages.ts';
import { projectPages } from '../features/projects/pages.ts';
import { proteinPages } from '../features/proteins/pages.ts';
import { questionnairePages } from '../features/questionnaires/pages.ts';
import { reportPages } from '../features/reports/pages.ts';
import { samplePages } from '../features/samples/pages.ts';
import { sharingPages } from '../features/sharing/pages.ts';
import { shopPages } from '../features/shop/pages.ts';
import { staffPages } from '../features/staff/pages.ts';
import { supportPages } from '../features/support/pages.ts';
import { systemPages } from '../features/system/pages.ts';
import { taskPages } from '../features/tasks/pages.ts';
import { toolPages } from '../features/tools/pages.ts';

/** Every page that exists, by the path of its route; loaded when first opened. */
export const pages: PageTable = {
  ...academyPages,
  ...accountPages,
  ...afterSalesPages,
  ...aiPages,
  ...colorPages,
  ...filePages,
  ...flowPages,
  ...filterPages,
  ...homePages,
  ...lookupPages,
  ...messagePages,
  ...modularPages,
  ...newsPages,
  ...overviewPages,
  ...productDbPages,
  ...pointPages,
  ...profilePages,
  ...projectPages,
  ...proteinPages,
  ...questionnairePages,
  ...reportPages,
  ...samplePages,
  ...sharingPages,
  ...shopPages,
  ...staffPages,
  ...supportPages,
  ...systemPages,
  ...taskPages,
  ...toolPages,
};
