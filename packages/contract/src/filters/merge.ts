import { z } from 'zod';
import { defineCall, id } from '../call.ts';
import { filterInput } from './items.ts';

const key = z.string().max(255).default('');
const sampleAlias = z.object({ name: z.string().min(1).max(255), sample: z.string().min(1).max(255) });

export const mergeTable = defineCall({
  method: 'POST',
  path: '/api/front/module_data_filter/merge_table',
  request: z.strictObject({
    left: filterInput,
    right: filterInput,
    /** Columns that are compared letter by letter; the first ones when empty. */
    left_key: key,
    right_key: key,
    join: z.enum(['left', 'inner', 'right', 'outer']).default('left'),
    /** What is put behind a name that both tables have. */
    suffix: z.enum(['number', 'words', 'r']).default('number'),
    /** Of a key that the right table has several times, which row counts; `refuse` asks to mend the table. */
    duplicates: z.enum(['refuse', 'first']).default('refuse'),
    /** Keys of the right table that are these of the left, since somebody confirmed it. */
    aliases: z.array(sampleAlias).max(2_000, '样本名的对应最多 2000 个').default([]),
    /** True makes the table and puts it into my files; false only says what would come out. */
    store: z.boolean().default(false),
    name: z.string().trim().max(100).default(''),
  }),
  response: z.object({
    state: z.enum(['running', 'done']),
    merge: z
      .object({
        rows_left: z.number(),
        rows_right: z.number(),
        /** What comes out. */
        rows: z.number(),
        columns: z.number(),
        matched: z.number(),
        only_left: z.number(),
        only_right: z.number(),
        /** The first 200 keys without a partner. */
        unmatched_left: z.array(z.string()),
        unmatched_right: z.array(z.string()),
        /** Keys of the right table with several rows: how many, and the first 20. */
        duplicate_keys: z.number(),
        duplicates: z.array(z.object({ key: z.string(), count: z.number() })),
        /** Where keys name samples: those that seem to be the same, written differently. */
        alike: z.array(sampleAlias),
        /** `now` can be made here; `task` is so large that the tool for merging does it; `refused` is beyond the limit. */
        verdict: z.enum(['now', 'task', 'refused']),
        /** What stands in the way, and what to do; empty when nothing does. */
        message: z.string(),
      })
      .nullable(),
    /** The file that was made. */
    file: z.object({ id, name: z.string() }).nullable(),
  }),
  summary:
    'Puts two tables side by side by a key: first what would come out and what finds no partner, then the table.',
});
export type MergePlan = NonNullable<z.infer<typeof mergeTable.response>['merge']>;
