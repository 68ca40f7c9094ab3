import { readColumns, readPage, type TablePage } from '../../results/readPage.ts';
import type { LookJob } from '../job.ts';

/** What is shown of a large table: a page of it, or JSON of the columns that a chart reads. */
export const look = ({ dir, what }: LookJob): TablePage | string =>
  'page' in what
    ? readPage(dir, what.meta, what.page)
    : JSON.stringify({ tables: what.tables.map(({ columns, id }) => readColumns(dir, id, columns)) });
