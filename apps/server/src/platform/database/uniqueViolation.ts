const sqliteUnique = 2067;
const sqlitePrimaryKey = 1555;
const postgresUnique = '23505';

/** Whether a write failed because a row with the same unique columns exists. */
export function isUniqueViolation(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: number; code?: string };
  return errcode === sqliteUnique || errcode === sqlitePrimaryKey || code === postgresUnique;
}
