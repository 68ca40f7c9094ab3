import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/testDatabase.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ version }) => version < 28);

it('what went to the trash with a folder loses its mark, what went by itself keeps it', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'panome-marks-'));
  const stored = await createTestDatabase();
  const database = openDatabase({ dataFolder, databaseUrl: stored.url });
  try {
    await migrate(database, { dataFolder, embedded: false, steps: before });
    await sql`insert into account (id, email, email_key, password_hash, name, profile, roles, disabled, created_at)
      values ('o', '', '', '', '', '{}', '[]', 0, 0)`.execute(database);
    const add = async (id: string, parent: string, name: string, trash: string | null) =>
      sql`insert into file_node (id, owner_id, parent_id, kind, name, search_key, sort_key, size, sha256, object_key, config, created_at, updated_at, deleted_at, trash_id)
        values (${id}, 'o', ${parent}, 0, ${name}, '', '', 0, '', '', '{}', 0, 0, ${trash === null ? null : 5}, ${trash})`.execute(
        database,
      );
    await add('live', '', 'a.csv', null);
    await add('folder', '', 'a.csv', 'folder');
    await add('inside', 'folder', 'b.csv', 'folder');
    await add('earlier', 'folder', 'b.csv', 'earlier');
    // Nothing should have made such a pair.
    await add('one', 'folder', 'c.csv', 'folder');
    await add('other', 'folder', 'c.csv', 'other folder');
    await migrate(database, { dataFolder, embedded: false });
    const { rows } = await sql<{ id: string }>`
      select id from file_node where deleted_at is not null order by id`.execute(database);
    expect(rows.map((row) => row.id)).toEqual(['earlier', 'folder', 'one', 'other']);
  } finally {
    await database.destroy();
    await stored.drop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
