import { join } from 'node:path';
import { commands } from '../../admin/commands/index.ts';
import { runCommand } from '../../admin/runCommand.ts';
import type { Platform } from '../../platform/platform.ts';
import { share, type DemoShare } from '../share.ts';

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

/**
 * Contracts, projects and shares of demo mode, made by the commands that the provider's staff uses. Doing it twice
 * changes nothing.
 */
export async function seedProjects(platform: Platform): Promise<void> {
  for (const [folder, email] of deliveries)
    await runCommand(commands, platform, ['deliver', join(content, folder), '--to', email, '--quiet']);
  for (const one of shares) await share(platform, one);
}
