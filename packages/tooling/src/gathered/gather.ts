import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { addressesOf, recordName, stateOf, type Entries, type GatheredRecord, type Gathering } from './gathering.ts';

/** What was gathered earlier may still run, and load files late: the newest of it stay, and those of the last day. */
const kept = { newest: 3, for: 24 * 60 * 60_000 };

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

function removeOld(folder: string, began: number): void {
  const runs = readdirSync(folder).filter((name) => /^\d+-\d+$/.test(name));
  for (const old of runs.toSorted().slice(0, -kept.newest))
    if (began - Number.parseInt(old, 10) > kept.for) rmSync(join(folder, old), { recursive: true });
}

/**
 * Gathers modules and all that they load.
 *
 * @returns The addresses to run, or `undefined` when they cannot be gathered here, or changed meanwhile.
 */
export async function gather({ apart, folder, sources }: Gathering): Promise<Entries | undefined> {
  const began = Date.now();
  const name = `${began}-${process.pid}`;
  try {
    const { rolldown } = await import('rolldown');
    const bundle = await rolldown({
      input: Object.fromEntries(sources.map((source, at) => [`entry${at}`, fileURLToPath(source)])),
      platform: 'node',
      plugins: [places],
      ...(apart ? { external: apart } : {}),
      logLevel: 'silent',
    });
    mkdirSync(folder, { recursive: true });
    const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
    const { output } = await bundle.write({ dir: join(folder, name), format: 'esm', ...names });
    await bundle.close();

    const chunks = output.filter((file) => file.type === 'chunk');
    const modules = chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((path) => !path.startsWith('\0'))
      .map((path): [string, number, string] => {
        const stats = statSync(path);
        return [path, stats.mtimeMs, stateOf(stats)];
      });
    if (modules.some(([, changedAt]) => changedAt >= began)) return undefined;
    const fileOf = (source: string) =>
      chunks.find(({ facadeModuleId, isEntry }) => isEntry && facadeModuleId === fileURLToPath(source))!.fileName;
    const record: GatheredRecord = {
      entries: Object.fromEntries(sources.map((source) => [source, join(name, fileOf(source))])),
      modules: modules.map(([path, , state]) => [path, state]),
    };
    const written = join(folder, `${name}.json`);
    writeFileSync(written, JSON.stringify(record));
    renameSync(written, join(folder, recordName));
    removeOld(folder, began);
    return addressesOf(folder, record);
  } catch {
    return undefined;
  }
}
