import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { gathered } from '@panome/tooling/gathered';

const kept = join(import.meta.dirname, '../../../node_modules/.cache');
// What Node compiled is kept for the next start; only what is loaded after this. With the packages, so that no other
// user of the machine can put something into it.
enableCompileCache(join(kept, 'compiled'));
const source = new URL('./runCommand.ts', import.meta.url).href;
const { [source]: address } = await gathered({ sources: [source], folder: join(kept, 'command') });
const { runCommand } = (await import(address!)) as typeof import('./runCommand.ts');
process.exitCode = await runCommand(process.argv.slice(2), { out: process.stdout, error: process.stderr });
