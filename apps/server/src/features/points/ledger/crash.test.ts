import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrate } from '../../../platform/database/migrate.ts';
import { openDatabase } from '../../../platform/database/open.ts';
import { entriesOf } from './repository.ts';

it(
  'REL-05: after a kill in the middle of bookings, the balance is the sum of the ledger and of nothing else',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'panome-points-'));
    const database = openDatabase({ dataFolder: folder, databaseUrl: undefined });
    try {
      await migrate(database, { dataFolder: folder, embedded: true });
      for (let round = 0; round < 2; round += 1) {
        const booking = spawn(process.execPath, [join(import.meta.dirname, 'testing/bookUntilKilled.ts'), folder], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        const exited = once(booking, 'exit');
        // Killed at whatever it is doing when it has said that some were written.
        for await (const text of booking.stdout as AsyncIterable<Buffer>)
          if (String(text).includes('30')) booking.kill('SIGKILL');
        await exited;
        const rows = await entriesOf(database, 'a');
        const { balance, entries } = await database
          .selectFrom('point_account')
          .selectAll()
          .where('account_id', '=', 'a')
          .executeTakeFirstOrThrow();
        expect(rows.length).toBeGreaterThan(25 * (round + 1));
        expect([balance, entries]).toEqual([rows.reduce((sum, { amount }) => sum + amount, 0), rows.length]);
        let after = 0;
        for (const row of rows) expect(row.balance_after).toBe((after += row.amount));
      }
    } finally {
      await database.destroy();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
