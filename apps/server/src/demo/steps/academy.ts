import { join } from 'node:path';
import { academyCommands } from '../../admin/commands/academy.ts';
import { runCommand } from '../../admin/runCommand.ts';
import type { Platform } from '../../platform/platform.ts';

/** The academy of demo mode, imported from the folder that any provider may start from. */
export const seedAcademy = async (platform: Platform): Promise<void> => {
  await runCommand(academyCommands, platform, ['academy', 'import', join(import.meta.dirname, '../content/academy')]);
};
