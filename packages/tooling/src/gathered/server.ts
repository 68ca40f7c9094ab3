import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gathered } from './index.ts';

const root = join(import.meta.dirname, '../../../..');
const sourceOf = (path: string) => pathToFileURL(join(root, 'apps/server/src', path)).href;
const main = sourceOf('main.ts');
const children = [
  // The staff's deliveries run the operator's command.
  'admin/main.ts',
  'platform/child/spawner.ts',
  'runner/main.ts',
  'features/content/text/contentChild.ts',
  'features/files/tables/tableChild.ts',
  'features/files/peek/peekChild.ts',
  'features/filters/tables/filterChild.ts',
  'features/literature/literatureChild.ts',
  'features/proteins/downloads/bookChild.ts',
  'features/proteins/quantification/lookChild.ts',
  'features/reference/import/importChild.ts',
];
const apart = /^(@fastify|@node-rs|@tus|@zxcvbn-ts|fastify|h5wasm|image-size|nodemailer|pg|pino)(\/|$)/;

/**
 * Gathers the code of the server and of its child processes, and tells every server that this process starts, and is,
 * where that of the children lies.
 *
 * @returns The address of the server's main module.
 */
export async function gatherServer(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/server');
  const { [main]: address, ...others } = await gathered({ sources: [main, ...children.map(sourceOf)], folder, apart });
  process.env['PANOME_CHILD_CODE'] = JSON.stringify(
    Object.fromEntries(Object.entries(others).map((pair) => pair.map((file) => fileURLToPath(file)))),
  );
  return address!;
}
