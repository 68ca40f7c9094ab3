import { PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;

/**
 * PostgreSQL by its address. Our 64-bit columns are milliseconds and bytes, both exact as JavaScript numbers.
 * @param onLost - Hears of idle connections that broke.
 */
export function postgresDialect(url: string, onLost: (error: Error) => void): PostgresDialect {
  pg.types.setTypeParser(int8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced at the next query; unheard, its event would end the server.
  pool.on('error', onLost);
  return new PostgresDialect({ pool });
}
