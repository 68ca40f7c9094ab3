import { InputError } from '@panome/analysis/model';
import { exportCsv } from './exportTable.ts';
import type { ViewJob } from '../job.ts';

/** Writes what an edge takes of a result table as CSV. Names stay unchanged, since the next tool needs them. */
export async function view({ dir, edge, outPath, table }: ViewJob): Promise<null> {
  if (edge.rules !== undefined || edge.gather !== undefined || edge.columns !== undefined)
    throw new InputError([{ code: 'view', severity: 'error', what: '还不能取表格的一部分', remedy: '请选择整张表' }]);
  await exportCsv({ dir, table, outPath, raw: true, view: { order: 'asc', filters: [] } });
  return null;
}
