import { readConfig } from '../config.ts';
import { createLog } from '../platform/log.ts';
import { openPlatform } from '../platform/openPlatform.ts';
import { explain } from '../processLife.ts';
import { UsageError } from './command.ts';
import { commands } from './commands/index.ts';
import { runCommand, usageOf } from './runCommand.ts';

/** `npm run admin -- …`: what an operator does beside the running server. */
const typed = process.argv.slice(2);
if (typed.length === 0) {
  console.error(usageOf(commands));
  process.exitCode = 2;
} else {
  try {
    const platform = await openPlatform({ config: readConfig(process.env), log: createLog('error') });
    try {
      console.log(await runCommand(commands, platform, typed));
    } finally {
      await platform.database.destroy();
    }
  } catch (error) {
    if (error instanceof UsageError) console.error(error.message);
    else explain(error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
