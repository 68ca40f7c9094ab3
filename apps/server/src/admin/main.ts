import { readConfig } from '../config.ts';
import { createLog } from '../platform/log.ts';
import { openPlatform } from '../platform/openPlatform.ts';
import { commands, UsageError, usage } from './commands.ts';

/** `npm run admin -- …`: what an operator does beside the running server. */
const [group = '', verb = '', ...rest] = process.argv.slice(2);
const command = commands[`${group} ${verb}`.trim()] ?? commands[group];
if (!command) {
  console.error(usage);
  process.exit(2);
}
const words = commands[`${group} ${verb}`.trim()] ? rest : [verb, ...rest].filter(Boolean);
const config = readConfig(process.env);
const platform = await openPlatform({ config, log: createLog('error') });
try {
  console.log(await command(platform, words));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await platform.database.destroy();
}
