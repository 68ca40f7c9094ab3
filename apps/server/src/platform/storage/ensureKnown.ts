import type { Platform } from '../platform.ts';
import { referredObjects } from './objectTables.ts';
import { quarantineDays } from './quarantine.ts';

/** The database is not the one that the stored objects belong to, as far as can be seen. */
export class ObjectsUnknown extends Error {}

type Parts = Pick<Platform, 'config' | 'database' | 'storage'>;

/** Objects that are looked at; what a share needs, whatever their number. */
const looked = 2_000;
/** Below, it is what a killed delivery or purge leaves; at and above, and more than half of all, it is a wrong database. */
const fewest = 20;
const largestShare = 0.5;

const way = (folder: string) =>
  [
    `服务没有启动，文件都没有动。请先检查 PANOME_DATA 和 DATABASE_URL 是否指向原来的位置，或从备份恢复数据库（内置数据库为 ${folder}/panome.db）后再启动。`,
    `如果确实要继续，请加环境变量 PANOME_ORPHANS=quarantine 启动一次：没有记录的文件会移到 ${folder}/files/quarantine，保留 ${quarantineDays} 天，其间换回正确的数据库会自动放回。`,
  ].join('\n');

/**
 * Looks at the start whether the rows know the objects: over a lost, empty, older or wrong database the sweep would
 * otherwise take all of them for orphans.
 * @throws {ObjectsUnknown} Unless the operator has said that it is meant so.
 */
export async function ensureObjectsKnown({ config, database, storage }: Parts): Promise<void> {
  if (config.orphans === 'quarantine') return;
  let total = 0;
  let orphans = 0;
  for await (const keys of storage.keys()) {
    orphans += keys.length - (await referredObjects(database, keys)).size;
    total += keys.length;
    if (total >= looked) break;
  }
  if (orphans === 0) return;
  const account = await database.selectFrom('account').select('id').limit(1).executeTakeFirst();
  const { dataFolder } = config;
  if (!account && orphans === total)
    throw new ObjectsUnknown(
      `数据库是空的，但数据目录 ${dataFolder} 中已有 ${total >= looked ? '超过 ' : ''}${total} 个文件：很可能数据库丢失了，或地址有误。\n${way(dataFolder)}`,
    );
  if (orphans >= fewest && orphans > largestShare * total)
    throw new ObjectsUnknown(
      `数据库与数据目录 ${dataFolder} 中的文件对不上：查看了 ${total} 个文件，其中 ${orphans} 个在数据库里没有记录，数据库很可能过旧或不是这一个。\n${way(dataFolder)}`,
    );
}
