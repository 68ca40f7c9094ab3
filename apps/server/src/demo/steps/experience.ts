import { join } from 'node:path';
import { experienceCommands } from '../../admin/commands/experience.ts';
import { peopleCommands } from '../../admin/commands/people.ts';
import { runCommand } from '../../admin/runCommand.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoAccounts } from '../accounts.ts';

const file = join(import.meta.dirname, '../content/experience/模拟项目经验.csv');

/** Made-up project experience, and the role that shows it for the demo account; the guest does not have it. */
export async function seedExperience(platform: Platform): Promise<void> {
  await runCommand(experienceCommands, platform, ['experience', 'import', file]);
  await runCommand(peopleCommands, platform, ['user', 'role', demoAccounts[0].email, 'add', 'ProductDb']);
}
