import type { ResultDocument } from '@panome/analysis/model';
import { tablesNeeded } from '@panome/charts';
import type { ColumnarTable } from '@panome/contract';
import { Prepared } from '../../platform/http/envelope.ts';
import { badInput, notFound } from '../../platform/http/refusal.ts';
import { cellsToRead, readColumns, readPage, type TablePage } from '../../results/readPage.ts';
import type { LookJob, PageRequest } from '../../runner/job.ts';
import type { JobRunner } from '../../runner/runJob.ts';
import { ensureFilters } from './resultReader.ts';

/** Cells that are read here, which takes a few milliseconds; more are read by a child (REL-24). */
const readHere = 100_000;

export type ResultLooks = ReturnType<typeof createResultLooks>;

/** What pages show of the tables of a result. */
export function createResultLooks(runJob: JobRunner) {
  const elsewhere = async (job: LookJob): Promise<unknown> => {
    const answer = await runJob(job);
    if (answer.ok) return answer.value;
    const [problem] = answer.problems;
    throw badInput(problem ? `${problem.what}。${problem.remedy}` : '表格未能读取');
  };

  return {
    /**
     * A page of a table: the first column and a range of the others.
     * @throws {Refusal} 404 for a table that the result does not have, 400 for filters that do not fit it.
     */
    page: async (dir: string, { tables }: ResultDocument, tableId: string, page: PageRequest): Promise<TablePage> => {
      const meta = tables.find((table) => table.id === tableId);
      if (!meta) throw notFound();
      ensureFilters(page.view.filters, meta);
      if (cellsToRead(meta, page.view) <= readHere) return readPage(dir, meta, page);
      return (await elsewhere({ kind: 'look', dir, what: { page, meta } })) as TablePage;
    },

    /**
     * The tables that a chart is drawn from, with only the columns it reads.
     * @throws {Refusal} 404 for a chart that the result does not have.
     */
    chart: async (
      dir: string,
      document: ResultDocument,
      chart: string,
    ): Promise<{ tables: ColumnarTable[] } | Prepared> => {
      if (!document.charts.includes(chart)) throw notFound();
      const stored = new Map(document.tables.map((table) => [table.id, table]));
      const tables = tablesNeeded(chart).flatMap(({ columns, id }) => {
        const meta = stored.get(id);
        // Without names the chart reads all columns.
        return meta ? [{ id, rows: meta.rows, columns: columns ?? meta.columns.map(({ name }) => name) }] : [];
      });
      const cells = tables.reduce((sum, { columns, rows }) => sum + rows * columns.length, 0);
      if (cells <= readHere) return { tables: tables.map(({ columns, id }) => readColumns(dir, id, columns)) };
      const what = { tables: tables.map(({ columns, id }) => ({ id, columns: [...columns] })) };
      return new Prepared((await elsewhere({ kind: 'look', dir, what })) as string);
    },
  };
}
