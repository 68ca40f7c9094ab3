import { sourcesOf } from '@panome/analysis/flows';
import { filterRule } from '@panome/contract';
import { z } from 'zod';
import type { TableEdge } from '../runner/job.ts';

const taskForm = '[\\w-]{1,64}';
const whole = new RegExp(`^(${taskForm})/([\\w-]{1,64})(?:\\?([\\w-]{1,16000}))?$`);
const name = z.string().max(255);
const names = z.array(name).max(10_000);
const task = z.string().regex(new RegExp(`^${taskForm}$`));
const rows = { step: task, table: z.string().max(64), rules: filterRule.optional() };
const gather = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('lists'),
    lists: z
      .array(z.strictObject({ ...rows, name, column: name }))
      .min(1)
      .max(60),
  }),
  z.strictObject({
    kind: z.literal('rows'),
    named: z
      .array(z.strictObject({ ...rows, column: name }))
      .min(1)
      .max(60),
    by: name.optional(),
    most: z.number().int().min(1).optional(),
  }),
  z.strictObject({ kind: z.literal('columns'), role: z.string().min(1).max(1_000) }),
]);
const part = z.strictObject({
  rules: filterRule.optional(),
  some: filterRule.optional(),
  columns: names.optional(),
  as: names.optional(),
  gather: gather.optional(),
});

/**
 * Reads what stands after `table:` in the id of a source: `<task>/<table>`, and after `?` what an edge takes of it, packed
 * as JSON in base64url. Undefined when it names no table.
 */
export function readTableId(text: string): TableEdge | undefined {
  const [, step, table, packed] = whole.exec(text) ?? [];
  if (step === undefined || table === undefined) return undefined;
  if (packed === undefined) return { from: 'step', step, table };
  try {
    const taken = part.parse(JSON.parse(Buffer.from(packed, 'base64url').toString('utf8')));
    return { from: 'step', step, table, ...taken };
  } catch {
    return undefined;
  }
}

/** The id of the source that an edge between tasks names. */
export function tableIdOf({ as, columns, gather: gathered, rules, some, step, table }: TableEdge): string {
  const taken = Object.entries({ rules, some, columns, as, gather: gathered }).filter(
    ([, value]) => value !== undefined,
  );
  const id = `table:${step}/${table}`;
  if (taken.length === 0) return id;
  return `${id}?${Buffer.from(JSON.stringify(Object.fromEntries(taken))).toString('base64url')}`;
}

/** The tasks whose tables an edge reads, and the sources that it reads beside them. */
export function partsOf(edge: TableEdge): { readonly tasks: readonly string[]; readonly sources: readonly string[] } {
  const { roles, steps } = sourcesOf(edge);
  return { tasks: steps, sources: roles };
}
