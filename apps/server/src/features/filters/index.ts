import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { createFileKeeper } from '../files/index.ts';
import { registerDownloads } from './downloads.ts';
import { createFilterDesk } from './filterDesk.ts';
import { createFilterSource } from './filterSource.ts';
import { registerMerge } from './mergeTables.ts';
import { createFilterService } from './saved/filterService.ts';
import { createFilterRepository } from './saved/repository.ts';
import { registerSaved } from './saved/routes.ts';
import { createPreparedTables } from './tables/preparedTables.ts';
import { createFindResultTable } from './tables/resultTable.ts';
import { registerTables } from './tables/routes.ts';

/** Makes saved filters known as inputs, in the server and in workers. @returns the tables that they are evaluated on. */
export function openFilters(platform: Platform) {
  const tables = createPreparedTables(platform);
  const filters = createFilterRepository(platform.database);
  const desk = createFilterDesk(tables);
  platform.sources.register('filter', createFilterSource(platform, filters, desk));
  return { desk, filters, close: () => tables.close() };
}

/** 数据筛选: which rows of a table are wanted, kept as a recipe; prepared tables; merging. */
export function filtersFeature(app: FastifyInstance): void {
  const { platform } = app;
  const { close, desk, filters } = openFilters(platform);
  const service = createFilterService(platform, filters, desk);
  registerTables(app, { desk, service, findResultTable: createFindResultTable(platform) });
  registerSaved(app, { desk, filters, service });
  registerDownloads(app, { desk, service });
  registerMerge(app, desk, createFileKeeper(platform, app.space));
  app.addHook('onClose', () => close());
}
