import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What Node compiles is kept for the next start, which then takes a third of the time; only what is loaded after this.
// With the packages, so that no other user of the machine can put something into it.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));
const { runCommand } = await import('./runCommand.ts');
process.exitCode = await runCommand(process.argv.slice(2), { out: process.stdout, error: process.stderr });
