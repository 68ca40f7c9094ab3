import { z } from 'zod';
import type { Database } from '../../platform/database/open.ts';

const key = 'support.content';
const line = (most: number) => z.string().trim().min(1, '不能为空').max(most, `最多 ${most} 个字`);

/** Contact data of customer service and frequent questions, written by the provider and stored as a setting. */
export const supportContent = z.strictObject({
  /** The hours of service. */
  hours: z.string().trim().max(200, '最多 200 个字').default(''),
  /** How soon a question is answered. */
  answer_time: z.string().trim().max(200, '最多 200 个字').default(''),
  contacts: z
    .array(
      z.strictObject({
        kind: z.enum(['phone', 'mail', 'chat', 'address'], '应为 phone、mail、chat 或 address'),
        label: line(40),
        value: line(200),
        note: z.string().trim().max(200, '最多 200 个字').default(''),
      }),
    )
    .max(12, '最多 12 项')
    .default([]),
  faq: z
    .array(z.strictObject({ group: line(40), question: line(100), /** Markdown. */ answer: line(5_000) }))
    .max(100, '最多 100 个问题')
    .default([]),
});
export type SupportContent = z.infer<typeof supportContent>;

export async function readSupportContent(database: Database): Promise<SupportContent> {
  const row = await database.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return supportContent.parse(row ? JSON.parse(row.value) : {});
}

export async function writeSupportContent(database: Database, content: SupportContent): Promise<void> {
  const row = { key, value: JSON.stringify(content) };
  await database
    .insertInto('setting')
    .values(row)
    .onConflict((on) => on.column('key').doUpdateSet({ value: row.value }))
    .execute();
}
