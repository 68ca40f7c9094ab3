import type { Database } from '../database/open.ts';

/**
 * All tables whose rows refer to bytes in the storage by `object_key`, `sha256` and `size`. Bytes without a row in any
 * of them are swept away, and a backup copies those with a row.
 */
export const objectTables = [
  'file_node',
  'project_file',
  'avatar',
  'identity_file',
  'attachment',
  'content_picture',
  'content_file',
  'after_sale_file',
] as const;

/** Which of the objects some row still refers to. */
export async function referredObjects(
  database: Pick<Database, 'selectFrom'>,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const found = await Promise.all(
    objectTables.map((table) =>
      database.selectFrom(table).select('object_key').where('object_key', 'in', keys).execute(),
    ),
  );
  return new Set(found.flat().map((row) => row.object_key));
}
