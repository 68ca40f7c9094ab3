import { foundation } from './001-foundation.ts';
import { files } from './002-files.ts';
import { tasks } from './003-tasks.ts';
import { accounts } from './004-accounts.ts';
import { projects } from './005-projects.ts';
import { samples } from './006-samples.ts';
import { afterSales } from './007-after-sales.ts';
import { people } from './008-people.ts';
import { content } from './009-content.ts';
import { uploads } from './010-uploads.ts';
import { recipes } from './011-recipes.ts';
import { flows } from './012-flows.ts';
import { filters } from './013-filters.ts';
import { schemes } from './014-schemes.ts';
import { deliveryRoles } from './015-delivery-roles.ts';
import { experience } from './016-experience.ts';
import { academy } from './017-academy.ts';
import { shop } from './018-shop.ts';
import { reference } from './019-reference.ts';
import { staff } from './020-staff.ts';
import { ai } from './021-ai.ts';
import { writtenContent } from './022-written-content.ts';
import { secondFactors } from './023-second-factors.ts';
import { unfitSteps } from './024-unfit-steps.ts';
import { withdrawnContracts } from './025-withdrawn-contracts.ts';
import { ownProteins } from './026-own-proteins.ts';
import { rewardOrders } from './027-reward-orders.ts';
import { trashMarks } from './028-trash-marks.ts';
import type { Migration } from './migration.ts';

/** In order; the last one is the version of this program. */
export const migrations: readonly Migration[] = [
  foundation,
  files,
  tasks,
  accounts,
  projects,
  samples,
  afterSales,
  people,
  content,
  uploads,
  recipes,
  flows,
  filters,
  schemes,
  deliveryRoles,
  experience,
  academy,
  shop,
  reference,
  staff,
  ai,
  writtenContent,
  secondFactors,
  unfitSteps,
  withdrawnContracts,
  ownProteins,
  rewardOrders,
  trashMarks,
];
