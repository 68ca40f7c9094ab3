import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

const cached = 500;

/** `node:sqlite` in the form that Kysely's SQLite dialect expects. Statements are cached by their text. */
export function sqliteDialect(path: string): SqliteDialect {
  const file = new DatabaseSync(path, { timeout: 5_000 });
  file.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma wal_autocheckpoint = 1000',
  );
  return new SqliteDialect({ database: adapt(file) });
}

function adapt(file: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      file.exec('pragma wal_checkpoint(truncate)');
      file.close();
    },
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = adaptStatement(file.prepare(sql));
      if (statements.size >= cached) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
