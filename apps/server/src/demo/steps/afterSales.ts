import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterSaleKinds } from '@panome/contract';
import { z } from 'zod';
import { hour } from '@panome/contract/durations';
import { afterSalesCommands } from '../../admin/commands/afterSales.ts';
import { readMarkdown } from '../../admin/content/readMarkdown.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { createAccounts } from '../../features/auth/index.ts';
import { createAfterSaleService } from '../../features/afterSales/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoAccounts } from '../accounts.ts';

const folder = join(import.meta.dirname, '../content/afterSales');
const largest = { maxBytes: 1024 ** 2, tooLargeMsg: '演示附件过大' };

/** A request of the demo account, as Markdown. */
const head = z.strictObject({
  kind: z.enum(afterSaleKinds),
  title: z.string().min(1),
  chart: z.string().default(''),
  /** How long before the start of the demo it was filed. */
  hours_ago: z.number().positive(),
  /** A file of this folder. */
  attachment: z.string().optional(),
  /** A folder of this folder, as `after-sale answer` takes it. */
  answer: z.string().optional(),
  answered_after_hours: z.number().positive().default(1),
});

/** The same platform with its clock set back. */
const before = (platform: Platform, ms: number): Platform => ({
  ...platform,
  clock: { now: () => platform.clock.now() - ms },
});

async function seedRequest(platform: Platform, ownerId: string, name: string): Promise<void> {
  const { head: request, markdown } = await readMarkdown(join(folder, name), head);
  const { answer, answered_after_hours, attachment, chart, hours_ago, kind, title } = request;
  const uploads = attachment
    ? [
        {
          filename: attachment,
          stored: await platform.storage.put(createReadStream(join(folder, attachment)), largest),
        },
      ]
    : [];
  const contract = await platform.database
    .selectFrom('contract')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('is_demo', '=', 0)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  const references = { contract_id: contract?.id ?? '', project_id: '', task_id: '', chart, page: '', request_id: '' };
  const filed = await createAfterSaleService(before(platform, hours_ago * hour)).store(
    { id: ownerId },
    { kind, title, content: markdown.trim(), ...references },
    uploads,
    `demo ${name}`,
  );
  if (answer)
    await runCommand(afterSalesCommands, before(platform, (hours_ago - answered_after_hours) * hour), [
      'after-sale',
      'answer',
      filed.number,
      join(folder, answer),
    ]);
}

/**
 * After-sales requests of demo mode, and what the page of customer service says, made by the commands that the
 * provider's staff uses. Doing it twice changes nothing.
 */
export async function seedAfterSales(platform: Platform): Promise<void> {
  await runCommand(afterSalesCommands, platform, ['support', 'set', join(folder, 'support.yaml')]);
  const owner = await createAccounts(platform.database).findByEmail(demoAccounts[0].email);
  if (!owner) return;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  for (const name of names.toSorted()) await seedRequest(platform, owner.id, name);
}
