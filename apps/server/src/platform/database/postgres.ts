import { PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;

/** PostgreSQL by its address. Our 64-bit columns are milliseconds and bytes, both exact as JavaScript numbers. */
export function postgresDialect(url: string): PostgresDialect {
  pg.types.setTypeParser(int8, Number);
  return new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 10 }) });
}
