import type { FastifyInstance } from 'fastify';
import { academyFeature } from './academy/index.ts';
import { aiFeature } from './ai/index.ts';
import { afterSalesFeature } from './afterSales/index.ts';
import { authFeature } from './auth/index.ts';
import { contentFeature } from './content/index.ts';
import { filesFeature } from './files/index.ts';
import { filtersFeature } from './filters/index.ts';
import { flowsFeature } from './flows/index.ts';
import { lookupsFeature } from './lookups/index.ts';
import { literatureFeature } from './literature/index.ts';
import { peopleFeature } from './people/index.ts';
import { productDbFeature } from './productDb/index.ts';
import { pointsFeature } from './points/index.ts';
import { projectsFeature } from './projects/index.ts';
import { proteinsFeature } from './proteins/index.ts';
import { samplesFeature } from './samples/index.ts';
import { schemesFeature } from './schemes/index.ts';
import { sharingFeature } from './sharing/index.ts';
import { staffFeature } from './staff/index.ts';
import { shopFeature } from './shop/index.ts';
import { supportFeature } from './support/index.ts';
import { systemFeature } from './system/index.ts';
import { tasksFeature } from './tasks/index.ts';
import { toolsFeature } from './tools/index.ts';
import { workbenchFeature } from './workbench/index.ts';

/** Registers the calls of one feature. What must stop with the server goes into an `onClose` hook. */
export type Feature = (app: FastifyInstance) => Promise<void> | void;

/** Every feature of the product. */
export const features: readonly Feature[] = [
  authFeature,
  peopleFeature,
  systemFeature,
  contentFeature,
  filesFeature,
  toolsFeature,
  tasksFeature,
  projectsFeature,
  filtersFeature,
  flowsFeature,
  sharingFeature,
  samplesFeature,
  schemesFeature,
  afterSalesFeature,
  supportFeature,
  productDbFeature,
  pointsFeature,
  academyFeature,
  lookupsFeature,
  staffFeature,
  literatureFeature,
  aiFeature,
  workbenchFeature,
  proteinsFeature,
  shopFeature,
];
