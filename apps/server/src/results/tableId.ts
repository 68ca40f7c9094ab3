import { z } from 'zod';
import type { TableEdge } from '../runner/job.ts';

/** The source `table:<task>/<table>`, of which an edge takes a part. */
export type TableId = { readonly taskId: string; readonly table: string; readonly edge: TableEdge };

const form = /^([\w-]{1,64})\/([\w-]{1,64})(?:\?([\w-]{1,8000}))?$/;
const names = z.array(z.string().max(255)).max(10_000);
const edgeSchema = z.strictObject({
  rules: z.unknown().optional(),
  columns: names.optional(),
  as: names.optional(),
  gather: z.unknown().optional(),
});

/** Reads what stands after `table:`; undefined when it names no table. */
export function readTableId(text: string): TableId | undefined {
  const [, taskId, table, packed] = form.exec(text) ?? [];
  if (taskId === undefined || table === undefined) return undefined;
  if (packed === undefined) return { taskId, table, edge: {} };
  try {
    const edge = edgeSchema.parse(JSON.parse(Buffer.from(packed, 'base64url').toString('utf8')));
    return { taskId, table, edge };
  } catch {
    return undefined;
  }
}

/** The id of a source that `readTableId` reads. */
export function tableIdOf({ edge, table, taskId }: TableId): string {
  const whole = `table:${taskId}/${table}`;
  const taken = Object.fromEntries(Object.entries(edge).filter(([, value]) => value !== undefined));
  if (Object.keys(taken).length === 0) return whole;
  return `${whole}?${Buffer.from(JSON.stringify(taken)).toString('base64url')}`;
}
