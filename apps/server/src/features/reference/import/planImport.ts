import { createHash } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ReleaseRow } from '../../../platform/database/schema/reference.ts';
import { removeRows } from '../releases/removeRows.ts';
import { mostEntries } from '../releases/ranges.ts';
import { activate, activeReleases, addRelease, heldElsewhere, releasesNamed } from '../releases/repository.ts';
import { ImportFault } from './importFault.ts';
import { describeRelease, ensureLicence, type Wanted } from './describeRelease.ts';
import { loadRows } from './loadRows.ts';
import { preparedOf } from './prepared.ts';
import { readReference } from './readReference.ts';
import { proteinKinds, type ReadSummary } from './readers/index.ts';

type ImportPlan = {
  /** The release that this file already is; nothing is to be done then. */
  readonly known: boolean;
  readonly steps: readonly string[];
  /** Loads the rows and shows them. @returns how many entries there are. */
  carryOut(): Promise<number>;
  /** Removes what was prepared; `carryOut` does so itself. */
  forget(): Promise<void>;
};

type Services = Pick<Platform, 'clock' | 'config' | 'database'>;

/** Through one buffer: those of a stream pile up to 70 MB before they are collected. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(256 * 1024);
  await using file = await open(path);
  for (;;) {
    const { bytesRead } = await file.read(buffer);
    if (bytesRead === 0) return hash.digest('hex');
    hash.update(buffer.subarray(0, bytesRead));
  }
}

async function ensureFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ImportFault(`没有找到文件 ${path}`);
  if (found.isDirectory()) throw new ImportFault(`${path} 是文件夹，请给出其中的文件`);
  if (found.size === 0) throw new ImportFault('文件是空的');
}

/**
 * Customers may have the proteins that others have too, under the same accession: each sees the own one.
 * @throws {ImportFault} When another release for the same people, that stays, holds one of the proteins.
 */
async function ensureAlone({ database }: Services, path: string, { audience, name }: Wanted): Promise<void> {
  const others = (await activeReleases(database)).filter(
    (row) => proteinKinds.includes(row.kind) && row.name !== name && row.audience === audience,
  );
  if (others.length === 0) return;
  let some: string[] = [];
  const check = async () => {
    const [clash] = some.length > 0 ? await heldElsewhere(database, some, { audience, name }) : [];
    some = [];
    if (clash)
      throw new ImportFault(
        `${clash.accession} 已在“${clash.name}”中。要替换它，请加 --name ${clash.name}；两份都要，请用 --taxon 让它们不重叠`,
      );
  };
  for await (const record of preparedOf(path)) {
    if (record.t !== 'protein') continue;
    some.push(record.accession);
    if (some.length === 500) await check();
  }
  await check();
}

/**
 * Reads and checks a file completely; nothing is shown before `carryOut`. A file that is active already is left alone.
 * @throws {ImportFault} Says what is wrong with it.
 */
export async function planImport(services: Services, wanted: Wanted, signal?: AbortSignal): Promise<ImportPlan> {
  await ensureFile(wanted.path);
  const sha256 = await hashOf(wanted.path);
  const options = JSON.stringify({ ...wanted.options, ...wanted.said });
  const named = await releasesNamed(services.database, wanted.name);
  if (named.some(({ audience }) => audience !== wanted.audience))
    throw new ImportFault(`“${wanted.name}”是给其他人看的一份数据，不能由它替换，请用 --name 另取名称`);
  const same = named.find((row) => row.state === 'active' && row.sha256 === sha256 && row.options === options);
  const nothing = { forget: () => Promise.resolve(), carryOut: () => Promise.resolve(same?.entries ?? 0) };
  if (same) return { known: true, steps: [], ...nothing };

  const folder = join(services.config.dataFolder, 'reference');
  await mkdir(folder, { recursive: true });
  const out = join(folder, `${newId()}.jsonl`);
  const forget = () => rm(out, { force: true });
  try {
    const summary = await readReference({ kind: wanted.kind, path: wanted.path, out, options: wanted.options }, signal);
    ensureEntries(summary, wanted);
    ensureLicence(summary, wanted);
    if (proteinKinds.includes(wanted.kind)) await ensureAlone(services, out, wanted);
    const release = describeRelease(summary, wanted, { id: newId(), sha256, options, now: services.clock.now() });
    return {
      known: false,
      steps: stepsOf(summary, release, named),
      forget,
      carryOut: async () => {
        try {
          const row = await addRelease(services.database, release);
          await loadRows(services.database, row, out, signal);
          await activate(services.database, row);
          for (const old of named) await removeRows(services.database, old);
          return summary.entries;
        } finally {
          await forget();
        }
      },
    };
  } catch (error) {
    await forget();
    throw error;
  }
}

function ensureEntries({ entries, skipped }: ReadSummary, { options: { taxon } }: Wanted): void {
  if (entries >= mostEntries) throw new ImportFault(`超过 ${mostEntries} 个条目，请用 --taxon 分物种导入`);
  if (entries > 0) return;
  throw new ImportFault(taxon > 0 && skipped > 0 ? `${skipped} 个条目都不属于物种 ${taxon}` : '文件中没有条目');
}

function stepsOf(
  { entries, notes, skipped }: ReadSummary,
  release: Omit<ReleaseRow, 'serial' | 'state'>,
  named: readonly ReleaseRow[],
): string[] {
  const before = named.find(({ state }) => state === 'active');
  const version = [release.version, release.released].filter(Boolean).join('，');
  return [
    `导入“${release.name}”：${release.source}${version ? `（${version}）` : ''}，${entries} 个条目${skipped > 0 ? `，跳过 ${skipped} 个` : ''}`,
    ...(release.audience ? ['只有上述客户能检索和查看，标为“私有”'] : []),
    `许可：${release.licence}${release.is_private === 1 ? '（仅供本平台内部查看，不提供下载）' : ''}`,
    ...(before ? [`替换原来的 ${basename(before.source)} ${before.version}（${before.entries} 个条目）`] : []),
    ...notes,
  ];
}
