import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningServer } from './server.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/**
 * What the provider's staff does beside the running server: one command of `npm run admin`.
 *
 * @throws {Error} When the command is refused, with what it says.
 */
export async function admin({ dataFolder }: RunningServer, ...words: string[]): Promise<string> {
  const env = { ...process.env, PANOME_DATA: dataFolder, PANOME_DISK_RESERVE: '0' };
  const { stdout } = await run(process.execPath, [join(root, 'apps/server/src/admin/main.ts'), ...words], {
    cwd: root,
    env,
  });
  return stdout;
}
