import { PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;

/**
 * The PostgreSQL dialect for an address. Our 64-bit columns hold milliseconds and bytes, which are exact as JavaScript
 * numbers.
 * @param onLost - Called with the error of an idle connection that broke.
 */
export function postgresDialect(url: string, onLost: (error: Error) => void): PostgresDialect {
  pg.types.setTypeParser(int8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced at the next query; without a listener its error event would end
  // the server.
  pool.on('error', onLost);
  return new PostgresDialect({ pool });
}
