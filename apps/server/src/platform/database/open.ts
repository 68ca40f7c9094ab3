import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema/index.ts';
import { sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Schema>;

/** Where the embedded database lies. */
export const databaseFile = (dataFolder: string): string => join(dataFolder, 'panome.db');

/** Opens the database of the configuration: PostgreSQL when it has an address, else SQLite in the data folder. */
export function openDatabase(config: Pick<Config, 'dataFolder' | 'databaseUrl'>, log?: Pick<Logger, 'warn'>): Database {
  const { dataFolder, databaseUrl } = config;
  const onLost = (err: Error) => log?.warn({ err }, 'lost a database connection');
  return new Kysely<Schema>({
    dialect: databaseUrl ? postgresDialect(databaseUrl, onLost) : sqliteDialect(databaseFile(dataFolder)),
  });
}
