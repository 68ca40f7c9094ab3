import { readConfig, type Config } from '../config.ts';
import { createLog } from '../platform/log.ts';
import { openPlatform } from '../platform/openPlatform.ts';
import { explain } from '../processLife.ts';
import { runRestore } from './backup/restoreCommand.ts';
import { UsageError } from './command.ts';
import { commandsFor } from './commands/commandsFor.ts';
import { runCommand, usageOf } from './runCommand.ts';

/** `npm run admin -- …`: what an operator does beside the running server. */
const typed = process.argv.slice(2);
if (typed.length === 0) {
  console.error(usageOf(await commandsFor(typed)));
  process.exitCode = 2;
} else {
  try {
    const config = readConfig(process.env);
    if (typed[0] === 'restore') console.log(await runRestore(config, typed.slice(1)));
    else await runOpened(config);
  } catch (error) {
    if (error instanceof UsageError) console.error(error.message);
    else explain(error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

async function runOpened(config: Config): Promise<void> {
  const platform = await openPlatform({ config, log: createLog('error') });
  try {
    console.log(await runCommand(await commandsFor(typed), platform, typed));
  } finally {
    await platform.database.destroy();
  }
}
