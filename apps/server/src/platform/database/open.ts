import { join } from 'node:path';
import { Kysely } from 'kysely';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema/index.ts';
import { sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Schema>;

export const databaseFile = (dataFolder: string): string => join(dataFolder, 'panome.db');

/** Opens the database of the configuration: PostgreSQL when it has an address, else SQLite in the data folder. */
export function openDatabase(config: {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}): Database {
  const dialect = config.databaseUrl
    ? postgresDialect(config.databaseUrl)
    : sqliteDialect(databaseFile(config.dataFolder));
  return new Kysely<Schema>({ dialect });
}
