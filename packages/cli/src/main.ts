import { join } from 'node:path';
import { gathered } from '@panome/tooling/gathered';

// With the packages, so that no other user of the machine can put something into it.
const folder = join(import.meta.dirname, '../../../node_modules/.cache/command');
const source = new URL('./runCommand.ts', import.meta.url).href;
const { [source]: address } = await gathered({ sources: [source], folder });
const { runCommand } = (await import(address!)) as typeof import('./runCommand.ts');
process.exitCode = await runCommand(process.argv.slice(2), { out: process.stdout, error: process.stderr });
