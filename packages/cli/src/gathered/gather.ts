import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { recordName, stateOf, type Gathering, type GatheredRecord } from './gathering.ts';

/** A process that runs for longer would miss a file that it loads late. */
const keptFor = 24 * 60 * 60_000;

/** Modules know their place by `import.meta`: it stays that of the source, where threads and fonts are loaded from. */
const places: Plugin = {
  name: 'places',
  transform: {
    filter: { code: 'import.meta.' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
  },
};

/**
 * Gathers a module and all that it loads.
 *
 * @returns The address to run, or `undefined` when it cannot be gathered here, or changed meanwhile.
 */
export async function gather({ folder, source }: Gathering): Promise<string | undefined> {
  const began = Date.now();
  const name = `${began}-${process.pid}`;
  try {
    const { rolldown } = await import('rolldown');
    const input = fileURLToPath(source);
    const bundle = await rolldown({
      input: { [basename(input, '.ts')]: input },
      platform: 'node',
      plugins: [places],
      logLevel: 'silent',
    });
    mkdirSync(folder, { recursive: true });
    const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
    const { output } = await bundle.write({ dir: join(folder, name), format: 'esm', ...names });
    await bundle.close();

    const paths = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const modules = paths
      .filter((path) => !path.startsWith('\0'))
      .map((path): [string, number, string] => {
        const stats = statSync(path);
        return [path, stats.mtimeMs, stateOf(stats)];
      });
    if (modules.some(([, changedAt]) => changedAt >= began)) return undefined;
    const record: GatheredRecord = {
      source,
      entry: join(name, output[0].fileName),
      modules: modules.map(([path, , state]) => [path, state]),
    };
    const written = join(folder, `${name}.json`);
    writeFileSync(written, JSON.stringify(record));
    renameSync(written, join(folder, recordName));
    for (const old of readdirSync(folder))
      if (began - Number.parseInt(old, 10) > keptFor) rmSync(join(folder, old), { recursive: true });
    return pathToFileURL(join(folder, record.entry)).href;
  } catch {
    return undefined;
  }
}
