import { readConfig } from '../config.ts';
import { createLog } from '../platform/log.ts';
import { openPlatform } from '../platform/openPlatform.ts';
import { UsageError } from './command.ts';
import { commands } from './commands/index.ts';
import { runCommand, usageOf } from './runCommand.ts';

/** `npm run admin -- …`: what an operator does beside the running server. */
const typed = process.argv.slice(2);
if (typed.length === 0) {
  console.error(usageOf(commands));
  process.exitCode = 2;
} else {
  const config = readConfig(process.env);
  const platform = await openPlatform({ config, log: createLog('error') });
  try {
    console.log(await runCommand(commands, platform, typed));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  } finally {
    await platform.database.destroy();
  }
}
