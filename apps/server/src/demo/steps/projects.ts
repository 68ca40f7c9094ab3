import { join } from 'node:path';
import { day } from '@panome/contract/durations';
import { commands } from '../../admin/commands/index.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { createAccounts } from '../../features/auth/index.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';

const content = join(import.meta.dirname, '../content/projects');

/**
 * The owner of each delivery: contracts in different states for the demo account, one for the guest, and the example
 * that everybody may see.
 */
const deliveries = [
  ['PN-DEMO-001', 'guest@panome.dev'],
  ['PN2026-0461', 'guest@panome.dev'],
  ['PN2026-0452', 'demo@panome.dev'],
  ['PN2026-0437', 'demo@panome.dev'],
  ['PN2026-0418', 'demo@panome.dev'],
] as const;

type DemoShare = {
  readonly number: string;
  readonly to: string;
  readonly role: 'view' | 'analyse';
  readonly message: string;
  readonly received: boolean;
};

const shares: readonly DemoShare[] = [
  {
    number: 'PN2026-0461',
    to: 'demo@panome.dev',
    role: 'analyse',
    message: '这是我们的蛋白质组结果，请帮忙看看差异蛋白质',
    received: false,
  },
  { number: 'PN2026-0418', to: 'guest@panome.dev', role: 'view', message: '', received: true },
];

/** Written straight into the table, because the demo should not start with notifications about acts of nobody. */
async function share({ clock, database }: Platform, { message, number, received, role, to }: DemoShare): Promise<void> {
  const project = await database
    .selectFrom('project')
    .innerJoin('contract', 'contract.id', 'project.contract_id')
    .select(['project.id', 'project.owner_id'])
    .where('contract.number', '=', number)
    .executeTakeFirstOrThrow();
  const receiver = await createAccounts(database).findByEmail(to);
  const now = clock.now();
  const row = {
    id: newId(),
    project_id: project.id,
    owner_id: project.owner_id,
    receiver_email: to,
    receiver_key: to,
    receiver_id: receiver!.id,
    role,
    message,
    state: received ? 'received' : 'pending',
    created_at: now,
    expires_at: now + 30 * day,
    received_at: received ? now : null,
    ended_at: null,
  };
  await database
    .insertInto('project_share')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
}

/**
 * Contracts, projects and shares of demo mode, made by the commands that the provider's staff uses. Doing it twice
 * changes nothing.
 */
export async function seedProjects(platform: Platform): Promise<void> {
  for (const [folder, email] of deliveries)
    await runCommand(commands, platform, ['deliver', join(content, folder), '--to', email, '--quiet']);
  for (const one of shares) await share(platform, one);
}
